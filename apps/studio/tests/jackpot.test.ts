import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { readRound, verifyRound } from '@quetzal/games/verify';
import { explainOf } from '@quetzal/games/verify/all';
import { createFeedReader, createSignedRead } from '@quetzal/vendor-kit/client';
import { type Jackpot, jackpotPathOf } from '@quetzal/vendor-kit/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { jackpotRules } from '../server/jackpot/jackpot-rules.ts';
import { findPot, type KeptPot } from '../server/jackpot/jackpot.store.ts';
import { switchPot } from '../server/jackpot/switch-jackpot.ts';
import { recoverDueRounds } from '../server/rounds/recovery.ts';
import { HIT, seedOfHit } from './jackpot-hit.ts';
import { useTestDatabase } from './test-database.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';
import { openTestStudio, type TestStudio } from './test-studio.ts';

const key = { operatorId: 'quetzal', vendorCode: 'SOL', currency: 'MXN' };
const SEED = 25_000_000n;
const database = useTestDatabase();
let platform: TestPlatform;
let studio: TestStudio;
let token: string;

beforeEach(async () => {
  platform = await startTestPlatform();
  studio = await openTestStudio(database.url, platform);
  token = await studio.open();
  await studio.spin(token, '1.00');
  return async () => {
    await studio.close();
    await platform.stop();
  };
});

type Round = Readonly<Record<string, unknown>> & { readonly id: string };
const round = (answer: { body: Record<string, unknown> }) => answer.body['round'] as Round;

async function pot(): Promise<KeptPot> {
  const found = await findPot(studio.deps.db, key);
  if (found === undefined) throw new Error('there is no pot');
  return found;
}

/** All that a pot holds, in 1/10000 of a unit. */
const held = ({ pot: { main, reserve, mainCarry, reserveCarry } }: KeptPot): bigint =>
  (main + reserve) * 10_000n + mainCarry + reserveCarry;

/** Makes the next spin of the session hit the pot. */
async function aimAtPot(): Promise<void> {
  await studio.call('POST', '/api/seeds', token, { clientSeed: await seedOfHit(studio.deps.db, token) });
}

async function baseUrl(): Promise<string> {
  await studio.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${String((studio.app.server.address() as AddressInfo).port)}`;
}

const signed = (url: string, secret: string = platform.secrets.SOL) =>
  ({ baseUrl: url, vendorCode: 'SOL', secret, now: studio.deps.now, timeoutMs: 2000, fetch }) as const;

async function told(url: string, operatorId = 'quetzal', currency = 'MXN'): Promise<Jackpot | null> {
  const answer = await createSignedRead(signed(url))(jackpotPathOf({ operatorId, currency }));
  return (answer as unknown as { jackpot: Jackpot | null }).jackpot;
}

describe('a pot', () => {
  it('grows by its share of each bet for money, to the unit', async () => {
    const before = await pot();
    await studio.spin(token, '10.00');
    await studio.spin(token, '1.00');
    const after = await pot();
    expect(after.pot.main - before.pot.main).toBe(770n);
    expect(after.pot.reserve - before.pot.reserve).toBe(330n);
    expect(after.plays - before.plays).toBe(2n);
  });

  it('is fed and won by neither demos, free rounds, other vendors nor bets that were given back', async () => {
    const before = await pot();
    const demo = await studio.open('demo');
    await studio.spin(demo);
    platform.state.freeRounds.push({ grantId: 'g1', stake: '3.00', left: 1 });
    const free = { requestId: randomUUID(), stake: '3.00', grantId: 'g1' };
    expect(round(await studio.call('POST', '/api/spin', token, free))).toMatchObject({ state: 'settled' });
    await studio.spin(await studio.open('real', 'plumas-de-oro'));
    platform.behaviour['bet'] = 'fail';
    expect(round(await studio.spin(token))).toMatchObject({ state: 'rolled_back' });
    expect(await pot()).toEqual(before);
    expect((await studio.call('GET', '/api/state', demo)).body).toMatchObject({ jackpot: null });
  });

  it('goes whole to the bet that hits it, once, and starts again with the reserve or its seed', async () => {
    await aimAtPot();
    const before = await pot();
    const balance = platform.state.balanceCents;
    const won = round(await studio.spin(token, HIT.stake));
    const win = before.pot.main + 35_000n;
    expect(won).toMatchObject({
      state: 'settled',
      jackpotWin: (Number(win) / 10_000).toFixed(4).replace(/0{1,2}$/, ''),
    });
    expect(platform.callsTo('credit').map(({ fields }) => fields)).toMatchObject([
      { txId: `${won.id}-jackpot`, kind: 'jackpot', campaign: won.id, amount: won['jackpotWin'], currency: 'MXN' },
    ]);
    const paid = Math.floor(Number(won['win']) * 100) + Math.floor((Number(win) / 10_000) * 100);
    expect(platform.state.balanceCents).toBe(balance - 50_000 + paid);
    expect(won['balance']).toBe((platform.state.balanceCents / 100).toFixed(2));
    expect((await pot()).pot).toMatchObject({ main: SEED, reserve: 0n });
    const { amount, house_top_up: topUp } = await studio.deps.db
      .selectFrom('jackpot_event')
      .selectAll()
      .where('round_id', '=', won.id)
      .executeTakeFirstOrThrow();
    expect([BigInt(amount ?? 0), BigInt(topUp ?? 0)]).toEqual([win, SEED - before.pot.reserve - 15_000n]);
  });

  it('is hit by chance that anyone can check once the seed is shown', async () => {
    await aimAtPot();
    await studio.spin(token, HIT.stake);
    const details = platform.callsTo('win').at(-1)?.fields['roundDetails'] as Record<string, unknown>;
    const { body } = await studio.call('POST', '/api/seeds', token, {});
    const read = readRound({ ...details, serverSeed: (body['revealed'] as { serverSeed: string }).serverSeed });
    const explain = explainOf('classic3');
    if (!read.ok || explain === undefined) throw new Error('the round cannot be read');
    const { faults, compared, notCompared } = verifyRound(read.round, explain);
    expect({ faults, notCompared }).toEqual({ faults: [], notCompared: ['jackpotWin'] });
    expect(compared).toContain('jackpot');
    expect(details['jackpot']).toMatchObject({ hit: true, stakeUnits: '5000000', turnUnits: '10000000000' });
  });

  it('is paid once when the answer to its credit was lost, and the round waits for it', async () => {
    await aimAtPot();
    platform.behaviour['credit'] = 'lost';
    const requestId = randomUUID();
    const open = round(await studio.spin(token, HIT.stake, requestId));
    expect(open).toMatchObject({ state: 'settling', win: null, jackpotWin: null });
    const next = await pot();
    platform.behaviour['credit'] = 'normal';
    studio.clock.offsetMs = 10_000;
    await recoverDueRounds(studio.deps);
    expect(round(await studio.spin(token, HIT.stake, requestId))).toMatchObject({ state: 'settled' });
    expect(platform.appliedCount('credit')).toBe(1);
    expect(
      new Set(platform.callsTo('credit').map(({ fields }) => `${String(fields['txId'])} ${String(fields['amount'])}`))
        .size,
    ).toBe(1);
    expect(await pot()).toEqual(next);
  });

  it('is paid in the name of its round, so that it is taken back when the round is refunded', async () => {
    await aimAtPot();
    const { id } = round(await studio.spin(token, HIT.stake));
    expect(platform.callsTo('credit').at(-1)?.fields).toMatchObject({ kind: 'jackpot', roundId: id });
  });

  it('ends with its round, and is paid no more, when the platform has refunded that meanwhile', async () => {
    await aimAtPot();
    platform.behaviour['credit'] = 'refuse';
    platform.state.refusal = 'ROUND_CLOSED';
    const requestId = randomUUID();
    const ended = round(await studio.spin(token, HIT.stake, requestId));
    expect(ended).toMatchObject({ state: 'settled', win: '0.00' });
    studio.clock.offsetMs = 10_000;
    await recoverDueRounds(studio.deps);
    expect(platform.callsTo('credit')).toHaveLength(1);
    platform.behaviour['credit'] = 'normal';
    expect(round(await studio.spin(token, '1.00'))).toMatchObject({ state: 'settled' });
  });

  it('neither grows nor pays while it is switched off, and is then what it was', async () => {
    await aimAtPot();
    const now = new Date();
    const before = await pot();
    expect(await switchPot(studio.deps.db, key, { isEnabled: false, reason: 'a test', now })).toBe(true);
    expect(await switchPot(studio.deps.db, key, { isEnabled: false, reason: 'again', now })).toBe(false);
    expect(round(await studio.spin(token, HIT.stake))).toMatchObject({ state: 'settled', jackpotWin: null });
    expect(await told(await baseUrl())).toMatchObject({ isOpen: false });
    expect(await switchPot(studio.deps.db, key, { isEnabled: true, reason: 'over', now })).toBe(true);
    expect(await pot()).toEqual(before);
    expect(platform.callsTo('credit')).toEqual([]);
  });

  it('loses no unit and no place when many play it at once', async () => {
    const before = await pot();
    const players = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const own = await startTestPlatform();
        const elsewhere = await openTestStudio(database.url, own);
        return { own, elsewhere, seat: await elsewhere.open() };
      }),
    );
    await Promise.all(
      players.map(async ({ elsewhere, seat }) => {
        for (let spins = 0; spins < 5; spins += 1) await elsewhere.spin(seat, '1.00');
      }),
    );
    const after = await pot();
    expect(after.plays - before.plays).toBe(30n);
    expect(held(after) - held(before)).toBe(30n * 10_000n * 100n);
    const places = await studio.deps.db
      .selectFrom('round')
      .select('jackpot_play')
      .where('jackpot_play', 'is not', null)
      .execute();
    expect(new Set(places.map(({ jackpot_play: place }) => place)).size).toBe(places.length);
    await Promise.all(players.flatMap(({ own, elsewhere }) => [elsewhere.close(), own.stop()]));
  });

  it('is told to the platform with its wins, for the operator that asks, and to nobody without the key', async () => {
    await aimAtPot();
    const won = round(await studio.spin(token, HIT.stake));
    const url = await baseUrl();
    const shown = await told(url);
    const { playerRef } = platform.callsTo('credit')[0]?.fields ?? {};
    expect(shown).toMatchObject({ amount: '2500.00', isOpen: true });
    expect(shown?.wins[0]).toMatchObject({ playerRef, amount: won['jackpotWin'] });
    expect(await told(url, 'another')).toEqual({ amount: '2500.00', isOpen: true, wins: [] });
    expect(await told(url, 'quetzal', 'QQQ')).toBeNull();
    const read = createSignedRead(signed(url, 'not-the-secret'));
    await expect(read(jackpotPathOf(key))).rejects.toThrow('INVALID_SIGNATURE');
    expect(await createSignedRead(signed(url))('/vendor/v1/jackpot?operatorId=quetzal')).toMatchObject({
      status: 'INVALID_REQUEST',
    });
    const { transactions } = await createFeedReader(signed(url)).page({
      from: new Date(Date.now() - 60_000),
      limit: 1000,
    });
    expect(transactions.filter(({ txId }) => txId === `${won.id}-jackpot`)).toMatchObject([
      { type: 'credit', state: 'done', amount: won['jackpotWin'], playerRef },
    ]);
  });

  it('begins with a seed of like worth in every currency, as bets are', async () => {
    const url = await baseUrl();
    expect(await told(url, 'quetzal', 'JPY')).toMatchObject({ amount: '25000.00' });
    expect(await told(url, 'quetzal', 'VND')).toMatchObject({ amount: '2500000.00' });
  });

  it('that is played by earlier rules keeps their figures until it is won', () => {
    const figures = { mainBp: 70, reserveBp: 30 };
    expect(jackpotRules('jackpot-1', 'JPY')).toEqual({ ...figures, turn: 10_000_000_000n, minSeed: 25_000_000n });
    expect(jackpotRules('jackpot-2', 'JPY')).toEqual({ ...figures, turn: 100_000_000_000n, minSeed: 250_000_000n });
  });

  it('is explained to the page of the game apart from the return of the game', async () => {
    const { body } = await studio.call('GET', '/api/state', token);
    const jackpot = body['jackpot'] as Record<string, unknown>;
    expect(jackpot).toMatchObject({ isOpen: true, mainShare: 0.007, reserveShare: 0.003, turn: '1000000.00' });
    expect(jackpot['returnShare']).toBeCloseTo(0.010804, 6);
  });
});
