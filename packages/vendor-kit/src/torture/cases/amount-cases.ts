import { BrokenPromise } from '../broken-promise.ts';
import type { TortureCase } from '../torture-case.ts';
import { expectCash, type Wire } from '../wire.ts';

/** A bet of an amount that is none: refused, and nothing happens. */
async function refusesAmounts(wire: Wire, amounts: readonly unknown[]): Promise<void> {
  const before = await wire.cash();
  for (const amount of amounts) {
    const answer = await wire.send('bet', wire.bet({ amount }));
    if (answer.fields.status !== 'INVALID_REQUEST')
      throw new BrokenPromise(`the amount ${JSON.stringify(amount)} got ${answer.text.slice(0, 300)}`);
  }
  expectCash(await wire.cash(), before, 'bets of amounts that are none');
}

/** What an amount may look like. */
export const amountCases: TortureCase[] = [
  {
    id: 'too-many-places',
    rule: 'W1',
    title: 'an amount with more places than the ledger is refused, not rounded',
    check: (wire) => refusesAmounts(wire, ['1.00001', '1.0000001', '0.00001']),
  },
  {
    id: 'numbers-for-strings',
    rule: 'W1',
    title: 'an amount that is a JSON number is refused',
    check: (wire) => refusesAmounts(wire, [10, 1.5, 0.1]),
  },
  {
    id: 'nonsense-amounts',
    rule: 'W1',
    title: 'an amount that is below nothing, or no amount, is refused',
    check: (wire) => refusesAmounts(wire, ['-1.00', '1e3', 'NaN', '', ' 1.00', '1,00', '0x10', '+1.00']),
  },
  {
    id: 'no-amount',
    rule: 'W1',
    title: 'a bet of nothing, or without an amount, is refused',
    check: (wire) => refusesAmounts(wire, ['0', '0.00', null, undefined, {}, ['1.00'], true]),
  },
];
