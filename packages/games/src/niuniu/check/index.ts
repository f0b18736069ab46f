import { type CaseChecker, compare } from '../../case-check/index.ts';
import { type Hand, rankHand, type SeatResult, settle } from '../index.ts';

type SeatRow = { readonly hand: Hand; readonly stack: number; readonly bet: number };
type Row =
  | {
      readonly kind: 'rank';
      readonly hand: Hand;
      readonly rank?: string;
      readonly mult?: number;
      readonly high?: string;
    }
  | {
      readonly kind: 'settle';
      readonly table: {
        readonly base: number;
        readonly grab: number;
        readonly banker: string | number;
        readonly seats: Readonly<Record<string, SeatRow>>;
        readonly rakeBp?: number;
      };
      readonly expect: Readonly<Record<string, unknown>>;
    };
type SettleRow = Extract<Row, { kind: 'settle' }>;

/** The rule's own rake, where a case does not name one. */
const RAKE_BP = 500;

function settled({ base, grab, banker, seats, rakeBp = RAKE_BP }: SettleRow['table']): Record<string, unknown> {
  const result = settle({
    base: BigInt(base),
    grab,
    banker: String(banker),
    rakeBp,
    seats: Object.entries(seats).map(([seat, { hand, stack, bet }]) => ({ seat, hand, stack: BigInt(stack), bet })),
  });
  if (!result.ok) return { refused: result.code };
  const { seats: results } = result;
  const bySeat = <Value>(read: (seat: SeatResult) => Value): Record<string, Value> =>
    Object.fromEntries(results.map((seat) => [seat.seat, read(seat)]));
  return {
    ranks: bySeat(({ hand }) => hand.rank),
    delta: bySeat(({ delta }) => Number(delta)),
    rake: bySeat(({ rake }) => Number(rake)),
    net: bySeat(({ net }) => Number(net)),
  };
}

/** Checks ranks of hands and settled tables. */
export const niuniuChecker: CaseChecker = {
  name: 'niuniu',
  recognises: (row) =>
    typeof row === 'object' &&
    row !== null &&
    'kind' in row &&
    (row.kind === 'rank' || (row.kind === 'settle' && 'table' in row)),
  *check(value) {
    const row = value as Row;
    if (row.kind === 'rank') {
      const { kind: _kind, hand, ...expected } = row;
      const { rank, multiplier: mult, high } = rankHand(hand);
      yield { example: `niuniu ${hand.join(' ')}`, faults: compare('', expected, { rank, mult, high }) };
    } else {
      yield {
        example: `niuniu table ${JSON.stringify(row.table)}`,
        faults: compare('', row.expect, settled(row.table)),
      };
    }
  },
};
