import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import type { Account, StatementPeriod } from '#modules/ledger';
import { seal } from './ledger.seal.ts';
import { ledgerFixture, testSealKey } from './testing/ledger-fixture.ts';

const { db } = useTestDatabase();
let now = new Date('2026-01-01T00:00:00Z');
const clock = { now: () => now };
const { ledger, player, house, bet, win } = ledgerFixture(db, clock);
const key = testSealKey();
const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const all = { offset: 0, limit: 1_000 };
const read = (account: Account, period: StatementPeriod, page = all) => ledger.statementFor(db, account, period, page);

/** Ana has 1,000 on the 1st; each day until the 20th she stakes 10 and wins 3. */
async function january() {
  now = day(1);
  const ana = await player(1_000n);
  for (let number = 2; number <= 20; number += 1) {
    now = day(number);
    await bet(ana.cash, 10n, `b${number}`);
    await win(ana.cash, 3n, `w${number}`);
    if (number % 6 === 0) await seal({ db, clock, key, transfersMax: 5 });
  }
  return ana;
}

describe('a statement', () => {
  test('T024: tells what there was, what moved and what is left, for any period and at any past instant', async () => {
    const ana = await january();
    expect(await read(ana.cash, { from: day(5), to: day(8) })).toMatchObject({
      opening: 979n,
      credits: 9n,
      debits: 30n,
      closing: 958n,
      entries: 6,
    });
    const whole = { from: day(1), to: day(31) };
    expect(await read(ana.cash, whole)).toMatchObject({ opening: 0n, closing: 867n, entries: 39 });
    expect(await read(ana.cash, { ...whole, asOf: day(2) })).toMatchObject({ closing: 993n, entries: 3 });
    expect(await read(ana.cash, { from: day(10), to: day(31), asOf: day(4) })).toMatchObject({
      opening: 979n,
      closing: 979n,
      entries: 0,
    });
    expect(await read(ana.cash, { from: new Date(0), to: day(1) })).toMatchObject({ closing: 0n, entries: 0 });

    const lines = (await read(ana.cash, { from: day(5), to: day(8) })).lines;
    expect(lines.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter]).slice(0, 3)).toEqual([
      ['bet', -10n, 969n],
      ['win', 3n, 972n],
      ['bet', -10n, 962n],
    ]);
    const second = await read(ana.cash, { from: day(5), to: day(8) }, { offset: 2, limit: 2 });
    expect(second.lines).toEqual(lines.slice(2, 4));

    const to = await house();
    for (const period of [
      { from: day(1), to: day(31) },
      { from: day(5), to: day(8) },
      { from: day(13), to: day(31) },
      { from: day(13), to: day(31), asOf: day(19) },
    ]) {
      const [players, houses] = [await read(ana.cash, period), await read(to, period)];
      const deposited = period.from <= day(1) ? 1_000n : 0n;
      expect([houses.credits, houses.debits]).toEqual([players.debits, players.credits - deposited]);
      expect(houses.closing).toBe(1_000n - players.closing);
      expect(houses.lines.at(-1)?.balanceAfter).toBe(houses.closing);
    }
  });

  test('keeps its order when the clock of a server goes back', async () => {
    now = day(25);
    const ana = await player(100n);
    now = day(24);
    await bet(ana.cash, 10n, 'backwards');
    const { lines } = await read(ana.cash, { from: day(1), to: day(31) });
    expect(lines.map(({ createdAt }) => createdAt)).toEqual([day(25), day(25)]);
    expect(await ledger.verify(db)).toEqual([]);
  });
});
