import { type CaseChecker, compare, decimalOf, unitsOf } from '../../case-check/index.ts';
import { createStream } from '../../fairness/index.ts';
import { type Chances, fight, oddsOf, payout, type Side } from '../index.ts';

type Row = Chances & {
  readonly rtp?: string;
  readonly odds?: Readonly<Record<Side, string>>;
  readonly serverSeed?: string;
  readonly context?: string;
  readonly result?: string;
  readonly settle?: readonly {
    readonly bet: Side;
    readonly stake: string;
    readonly result: Side | 'cancelled';
    readonly payout: string;
  }[];
};

function played(row: Row): Record<string, unknown> {
  const priced = oddsOf(row, row.rtp === undefined ? undefined : Number(unitsOf(row.rtp)));
  if (!priced.ok) return { refused: priced.code };
  const { odds } = priced;
  return {
    odds: { meron: decimalOf(odds.meron), wala: decimalOf(odds.wala), draw: decimalOf(odds.draw) },
    result: row.serverSeed === undefined ? row.result : fight(createStream(row.serverSeed, row.context ?? ''), row),
    settle: row.settle?.map(({ stake, bet, result }) => ({
      payout: decimalOf(payout(unitsOf(stake), bet, result, odds)),
    })),
  };
}

/** Checks odds, results from seeds, and payouts of fights. */
export const cockfightChecker: CaseChecker = {
  name: 'cockfight',
  recognises: (row) => typeof row === 'object' && row !== null && 'meronBp' in row && 'walaBp' in row,
  *check(value) {
    const row = value as Row;
    const expected = {
      odds: row.odds,
      result: row.result,
      settle: row.settle?.map(({ payout: paid }) => ({ payout: paid })),
    };
    const named = Object.fromEntries(Object.entries(expected).filter(([, part]) => part !== undefined));
    yield { example: `cockfight ${row.context ?? String(row.meronBp)}`, faults: compare('', named, played(row)) };
  },
};
