import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { createBatchPoster } from '#modules/ledger';
import { expireHolds } from './ledger.holds.ts';
import { ledgerFixture } from './testing/ledger-fixture.ts';

const { db, url } = useTestDatabase();
let now = new Date('2026-11-21T12:00:00Z');
const clock = { now: () => now };
const { ledger, player, house } = ledgerFixture(db, clock);
const poster = createBatchPoster({ url, clock, onError: () => undefined });
afterAll(() => poster.close());

const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

async function holding(cash: bigint, amount: bigint) {
  const [ana, to] = [await player(cash), await house()];
  const key = { scope: 'withdrawal', text: randomUUID() };
  const hold = { to, expiresAt: later(10) };
  const posting = {
    key,
    kind: 'hold',
    reference: {},
    transfers: [{ from: ana.cash, to: ana.held, amount }],
    hold,
  };
  const place = () => db.transaction().execute((tx) => ledger.post(tx, posting));
  const settle = (how: 'post' | 'void' | 'expire', part?: bigint, text: string = randomUUID()) =>
    db.transaction().execute((tx) =>
      ledger.settle(tx, {
        of: key,
        key: { scope: how, text },
        reference: {},
        how,
        ...(part === undefined ? {} : { amount: part }),
      }),
    );
  const holds = async () => {
    const found = await ledger.holdingsOf(db, ana.memberId);
    return found.map(({ purpose, balance }) => `${purpose} ${balance}`);
  };
  return { place, settle, holds, key };
}

describe('a hold', () => {
  test('T090: reserves: what is held can no longer be spent, and is still the player’s', async () => {
    const { place, holds } = await holding(100n, 70n);
    expect(await place()).toMatchObject({ outcome: 'posted' });
    expect(await holds()).toEqual(['cash 30', 'held 70']);
    expect(await place()).toMatchObject({ outcome: 'exists' });
  });

  test('is refused when there is not that much', async () => {
    const { place, holds } = await holding(100n, 101n);
    expect(await place()).toMatchObject({ outcome: 'insufficient' });
    expect(await holds()).toEqual(['cash 100', 'held 0']);
  });

  test('posted as a whole moves all of it on', async () => {
    const { place, settle, holds } = await holding(100n, 70n);
    await place();
    expect(await settle('post')).toMatchObject({ outcome: 'posted' });
    expect(await holds()).toEqual(['cash 30', 'held 0']);
  });

  test('posted in part gives the rest back', async () => {
    const { place, settle, holds } = await holding(100n, 70n);
    await place();
    expect(await settle('post', 20n)).toMatchObject({ outcome: 'posted' });
    expect(await holds()).toEqual(['cash 80', 'held 0']);
  });

  test('is settled exactly once, whoever comes first, and a repeat is told so', async () => {
    const { place, settle, holds } = await holding(100n, 70n);
    await place();
    const text = randomUUID();
    const ways = await Promise.all([
      settle('post', 70n, text),
      settle('void'),
      settle('post', 70n, text),
      settle('void'),
    ]);
    const outcomes = ways.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(1);
    expect(outcomes.every((outcome) => ['posted', 'exists', 'already_closed'].includes(outcome))).toBe(true);
    expect([
      ['cash 30', 'held 0'],
      ['cash 100', 'held 0'],
    ]).toContainEqual(await holds());
  });

  test('cannot be posted for more than it is, and what never was is unknown', async () => {
    const { place, settle } = await holding(100n, 70n);
    expect(await settle('post')).toEqual({ outcome: 'unknown' });
    await place();
    await expect(settle('post', 71n)).rejects.toThrow(RangeError);
  });

  test('expires by the clock, once, and is too late to be posted then', async () => {
    const { place, settle, holds } = await holding(100n, 70n);
    await place();
    expect(await expireHolds({ db, clock, poster })).toBe(0);
    now = later(10);
    expect(await settle('post')).toMatchObject({ outcome: 'expired' });
    const both = await Promise.all([expireHolds({ db, clock, poster }), expireHolds({ db, clock, poster })]);
    expect(both.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(1);
    expect(await holds()).toEqual(['cash 100', 'held 0']);
    expect(await settle('void')).toMatchObject({ outcome: 'already_closed' });
    expect(await expireHolds({ db, clock, poster })).toBe(0);
  });

  test('that was posted in time is told so even after its time', async () => {
    const { place, settle } = await holding(100n, 70n);
    const text = randomUUID();
    await place();
    await settle('post', 70n, text);
    now = later(20);
    expect(await settle('post', 70n, text)).toMatchObject({ outcome: 'exists' });
  });

  test('taken back counts as settled', async () => {
    const { place, settle, holds, key } = await holding(100n, 70n);
    await place();
    await db
      .transaction()
      .execute((tx) =>
        ledger.reverse(tx, { of: key, key: { scope: 'back', text: key.text }, kind: 'rollback', reference: {} }),
      );
    expect(await settle('post')).toMatchObject({ outcome: 'already_closed' });
    expect(await holds()).toEqual(['cash 100', 'held 0']);
  });

  test('is what the held accounts come to', async () => {
    expect(await ledger.verify(db)).toEqual([]);
  });
});
