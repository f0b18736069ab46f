import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, useRooms } from '#testing/rooms.ts';
import {
  bet,
  betBody,
  rollback,
  rollbackBody,
  type Seat,
  sit,
  vendorCall,
  win,
  winBody,
} from '#testing/vendor-client.ts';
import type { BonusGrant } from './bonus.model.ts';
import { disagreements } from './testing/disagreements.ts';

const rooms = useRooms(useTestDatabase());
const unit = 10_000n;
const hourMs = 3_600_000;
let players = 0;

/** A player in a game who has this much cash. */
async function player(cash: bigint): Promise<Seat> {
  players += 1;
  const name = `bono${players}`;
  const { memberId } = await register(rooms, name);
  if (cash > 0n) await rooms.fund(memberId, cash * unit);
  return sit(rooms, name);
}

async function give(seat: Seat, amount: bigint, more: Partial<BonusGrant> = {}): Promise<string> {
  const id = randomUUID();
  const grant = {
    id,
    memberId: seat.memberId,
    amount: { currency: 'MXN', amount: amount * unit },
    reason: 'Welcome',
    expiresAt: new Date(rooms.time.now.getTime() + 24 * hourMs),
    wagerTimes: 10,
  };
  await rooms.db.transaction().execute((tx) => rooms.bonuses.grantBonus(tx, { ...grant, ...more }));
  return id;
}

const holds = async ({ memberId }: Seat) => {
  const { cash, bonus } = await rooms.wallet.balanceOf(rooms.db, memberId, 'MXN');
  return { cash, bonus };
};
const creditOf = (id: string) =>
  rooms.db.selectFrom('bonus_credit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function isFlagged({ memberId }: Seat): Promise<boolean> {
  const flags = rooms.db.selectFrom('member').select('has_bonus_credit').where('id', '=', memberId);
  return (await flags.executeTakeFirstOrThrow()).has_bonus_credit;
}
const expire = () => rooms.bonuses.jobs[0]?.run();

afterEach(async () => {
  const found = [...(await disagreements(rooms.db)), ...(await rooms.ledger.verify(rooms.db))];
  if (found.length > 0) throw new Error(`Credit and money disagree: ${JSON.stringify(found)}`);
});

describe('a stake of a member with restricted credit', () => {
  test('T033: takes credit first and cash for the rest, and the vendor hears what both come to', async () => {
    const seat = await player(100n);
    await give(seat, 6n);
    const taken = await bet(rooms, betBody(seat));
    expect(taken).toMatchObject({ status: 'OK', balance: '96.00' });
    expect(await holds(seat)).toEqual({ cash: 96n * unit, bonus: 0n });
  });

  test('T033: of several credits takes the one that expires first', async () => {
    const seat = await player(0n);
    const late = await give(seat, 8n, { expiresAt: new Date(rooms.time.now.getTime() + 48 * hourMs) });
    const soon = await give(seat, 8n);
    await bet(rooms, betBody(seat));
    expect(await creditOf(soon)).toMatchObject({ remaining: 0n, at_stake: 8n * unit });
    expect(await creditOf(late)).toMatchObject({ remaining: 6n * unit, at_stake: 2n * unit });
  });

  test('is refused when credit and cash do not reach, and nothing moves', async () => {
    const seat = await player(3n);
    await give(seat, 6n);
    const refused = await bet(rooms, betBody(seat));
    expect(refused).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: '9.00' });
    expect(await holds(seat)).toEqual({ cash: 3n * unit, bonus: 6n * unit });
  });

  test('leaves credit for other games alone, and the vendor does not hear of it', async () => {
    const seat = await player(50n);
    await give(seat, 30n, { gameTypes: ['LIVE'] });
    expect(await bet(rooms, betBody(seat))).toMatchObject({ status: 'OK', balance: '40.00' });
    expect(await holds(seat)).toEqual({ cash: 40n * unit, bonus: 30n * unit });
  });

  test('leaves credit alone whose time is over, before the expiry has been noted', async () => {
    const seat = await player(50n);
    const id = await give(seat, 30n, { expiresAt: new Date(rooms.time.now.getTime() + 1) });
    rooms.time.now = new Date(rooms.time.now.getTime() + 1);
    expect(await bet(rooms, betBody(seat))).toMatchObject({ status: 'OK', balance: '40.00' });
    await expire();
    expect(await creditOf(id)).toMatchObject({ state: 'expired', remaining: 0n });
  });
});

describe('what comes back of a bet', () => {
  test('a win returns in the proportion of the stake', async () => {
    const seat = await player(100n);
    await give(seat, 4n);
    const placed = betBody(seat);
    await bet(rooms, placed);
    const won = await win(rooms, winBody(seat, placed, '25.0001'));
    expect(won).toMatchObject({ status: 'OK', balance: '119.0001' });
    expect(await holds(seat)).toEqual({ cash: 1_090_001n, bonus: 100_000n });
  });

  test('a rollback gives back to exactly the same accounts, once', async () => {
    const seat = await player(100n);
    const id = await give(seat, 4n);
    const placed = betBody(seat);
    await bet(rooms, placed);
    const back = rollbackBody(seat, placed);
    expect(await rollback(rooms, back)).toMatchObject({ status: 'OK', balance: '104.00' });
    expect(await rollback(rooms, { ...back, requestId: randomUUID() })).toMatchObject({ status: 'OK' });
    expect(await holds(seat)).toEqual({ cash: 100n * unit, bonus: 4n * unit });
    expect(await creditOf(id)).toMatchObject({ state: 'active', remaining: 4n * unit, at_stake: 0n });
  });

  test('the share of a credit that was forfeited meanwhile goes to the house, the rest to the member', async () => {
    const seat = await player(100n);
    const id = await give(seat, 4n);
    const placed = betBody(seat);
    await bet(rooms, placed);
    const operatorId = await rooms.db.selectFrom('operator').select('id').executeTakeFirst();
    const operator = { operatorId: operatorId?.id ?? randomUUID(), siteId: rooms.siteId };
    await rooms.bonuses.forfeit(operator, id, 'Broke the terms');
    expect(await isFlagged(seat)).toBe(true);
    await win(rooms, winBody(seat, placed, '25.00'));
    expect(await holds(seat)).toEqual({ cash: 109n * unit, bonus: 0n });
    expect(await creditOf(id)).toMatchObject({ state: 'forfeited', at_stake: 0n });
    expect(await isFlagged(seat)).toBe(false);
  });

  test('a lost bet of all that is left uses the credit up, and the member plays with cash alone again', async () => {
    const seat = await player(100n);
    const id = await give(seat, 4n);
    expect(await isFlagged(seat)).toBe(true);
    const placed = betBody(seat);
    await bet(rooms, placed);
    expect(await creditOf(id)).toMatchObject({ state: 'active', remaining: 0n });
    await win(rooms, winBody(seat, placed, '0'));
    expect(await creditOf(id)).toMatchObject({ state: 'used_up', at_stake: 0n });
    expect(await isFlagged(seat)).toBe(false);
  });

  test('a win that is taken back leaves the credit what it had, and what was released is owed by cash', async () => {
    const seat = await player(100n);
    await give(seat, 4n);
    const placed = betBody(seat);
    await bet(rooms, placed);
    const paid = winBody(seat, placed, '25.00');
    await win(rooms, paid);
    const { betTxId: _betTxId, ...back } = rollbackBody(seat, placed);
    await rollback(rooms, { ...back, winTxId: paid.txId });
    expect(await holds(seat)).toEqual({ cash: 94n * unit, bonus: 0n });
  });
});

describe('wagering', () => {
  test('credit that is wagered through becomes cash, and the event report says so', async () => {
    const seat = await player(100n);
    const id = await give(seat, 15n, { wagerTimes: 1 });
    for (const amount of ['10.00', '5.00']) {
      const placed = betBody(seat, { amount });
      await bet(rooms, placed);
      await win(rooms, winBody(seat, placed, amount));
    }
    expect(await creditOf(id)).toMatchObject({ state: 'released', wagered: 15n * unit, released: 15n * unit });
    expect(await holds(seat)).toEqual({ cash: 115n * unit, bonus: 0n });
    const events = await rooms.db
      .selectFrom('event_report')
      .select('action')
      .where('subject', '=', `bonus:${id}`)
      .orderBy('at')
      .execute();
    expect(events.map(({ action }) => action).toSorted()).toEqual(['granted', 'released']);
    expect(await isFlagged(seat)).toBe(false);
  });

  test('a bet that was taken back counts nothing', async () => {
    const seat = await player(100n);
    const id = await give(seat, 15n);
    const placed = betBody(seat);
    await bet(rooms, placed);
    await rollback(rooms, rollbackBody(seat, placed));
    expect(await creditOf(id)).toMatchObject({ wagered: 0n, remaining: 15n * unit });
  });

  test('a round that is refunded takes back what it counted', async () => {
    const seat = await player(100n);
    const id = await give(seat, 15n);
    const [kept, refunded] = [betBody(seat), betBody(seat)];
    for (const placed of [kept, refunded]) {
      await bet(rooms, placed);
      await win(rooms, winBody(seat, placed, '0'));
    }
    expect(await creditOf(id)).toMatchObject({ wagered: 20n * unit });
    const { roundId, gameCode, playerRef } = refunded;
    const refund = { requestId: randomUUID(), operatorId: 'quetzal', playerRef, gameCode, roundId };
    expect(await vendorCall(rooms, '/vendor/v1/round/refund', refund)).toMatchObject({ status: 'OK' });
    expect(await creditOf(id)).toMatchObject({ wagered: 10n * unit });
  });

  test('only what was staked in cash counts for the turnover of deposits', async () => {
    const seat = await player(100n);
    await give(seat, 4n);
    const placed = betBody(seat);
    await bet(rooms, placed);
    await win(rooms, winBody(seat, placed, '0'));
    const counted = await rooms.db
      .selectFrom('bet_turnover')
      .select('valid_bet')
      .where('member_id', '=', seat.memberId)
      .execute();
    expect(counted).toEqual([{ valid_bet: 6n * unit }]);
  });

  test('a bet that was placed in time may end after the expiry: its win stays credit until that has ended', async () => {
    const seat = await player(0n);
    const id = await give(seat, 10n);
    const placed = betBody(seat);
    await bet(rooms, placed);
    rooms.time.now = new Date(rooms.time.now.getTime() + 25 * hourMs);
    await expire();
    expect(await creditOf(id)).toMatchObject({ state: 'active', at_stake: 10n * unit });
    await win(rooms, winBody(seat, placed, '30.00'));
    expect(await holds(seat)).toEqual({ cash: 0n, bonus: 30n * unit });
    await expire();
    await expire();
    expect(await creditOf(id)).toMatchObject({ state: 'expired', remaining: 0n });
    expect(await holds(seat)).toEqual({ cash: 0n, bonus: 0n });
  });
});

describe('granting', () => {
  test('the same grant asked for again is the same credit, and another one under its id is refused', async () => {
    const seat = await player(0n);
    const id = randomUUID();
    await give(seat, 5n, { id });
    await give(seat, 5n, { id });
    expect(await holds(seat)).toEqual({ cash: 0n, bonus: 5n * unit });
    await expect(give(seat, 6n, { id })).rejects.toMatchObject({ code: 'wallet.bonus_request_id_reused' });
  });

  test('a member sees own credit with what is left, what must be bet and until when, and of nobody else', async () => {
    const seat = await player(100n);
    const other = await player(0n);
    const id = await give(seat, 15n);
    const placed = betBody(seat);
    await bet(rooms, placed);
    await win(rooms, winBody(seat, placed, '0'));
    const answer = await call(rooms, 'GET', '/wps/v2/wallets/bonuses', { token: seat.token });
    const { content } = answer.body.value as { content: object[] };
    expect(content).toMatchObject([
      { id, amount: '15.00', remaining: '5.00', atStake: '0.00', wagerLeft: '140.00', state: 'active' },
    ]);
    const theirs = await call(rooms, 'GET', '/wps/v2/wallets/bonuses', { token: other.token });
    expect(theirs.body.value).toMatchObject({ content: [], totalElements: 0 });
    expect((await call(rooms, 'GET', '/wps/v2/wallets/bonuses')).status).toBe(401);
  });

  test.each([
    ['an amount of nothing', { amount: { currency: 'MXN', amount: 0n } }, RangeError],
    ['no wagering', { wagerTimes: 0 }, RangeError],
    ['half a time', { wagerTimes: 1.5 }, RangeError],
    ['another currency', { amount: { currency: 'USD', amount: 1n } }, /bonus_member_unable/],
    ['an end that is past', { expiresAt: new Date(0) }, /bonus_expiry_past/],
    ['nobody', { memberId: randomUUID() }, /bonus_member_unknown/],
  ])('%s is refused and nothing moves', async (_name, more, error) => {
    const seat = await player(0n);
    await expect(give(seat, 5n, more)).rejects.toThrow(error);
    expect(await holds(seat)).toEqual({ cash: 0n, bonus: 0n });
  });
});
