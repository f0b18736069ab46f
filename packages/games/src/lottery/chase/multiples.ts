import type { Fraction } from '../odds/fraction.ts';
import { MULTIPLE_MAX } from '../orders/stake.ts';
import { accept, refuse, type Result } from '../refusal.ts';

/** How many issues a chase may span. */
export const ISSUES_MIN = 2;
export const ISSUES_MAX = 120;

/** How the multiple grows from issue to issue. */
export type Growth =
  | { readonly kind: 'constant'; readonly multiple: number }
  /** start * factor^floor(i / every). */
  | { readonly kind: 'multiply'; readonly start: number; readonly factor: number; readonly every: number }
  /** The least multiple that, if it wins, leaves this rate of profit on everything spent so far. */
  | {
      readonly kind: 'profit';
      readonly rate: Fraction;
      /** Ledger units that all items cost, and that one winning unit bet pays, both at multiple 1. */
      readonly cost: bigint;
      readonly prize: bigint;
    };

export type ChaseRefusalCode =
  | 'lottery.bad_issue_count'
  | 'lottery.bad_multiple'
  | 'lottery.bad_growth'
  | 'lottery.no_profit';

const isMultiple = (multiple: number): boolean =>
  Number.isInteger(multiple) && multiple >= 1 && multiple <= MULTIPLE_MAX;

function profitMultiples(
  issues: number,
  { rate, cost, prize }: Extract<Growth, { kind: 'profit' }>,
): Result<readonly number[], ChaseRefusalCode> {
  if (cost <= 0n || rate.numerator < 0n) return refuse('lottery.bad_growth');
  // With w = 1 + rate: M * prize >= w * (spent + M * cost), so M >= w * spent / (prize - w * cost).
  const [over, under] = [rate.numerator + rate.denominator, rate.denominator];
  const gain = prize * under - over * cost;
  if (gain <= 0n) return refuse('lottery.no_profit');
  const multiples: number[] = [];
  let spent = 0n;
  for (let issue = 0; issue < issues; issue += 1) {
    const needed = (over * spent + gain - 1n) / gain;
    const multiple = needed < 1n ? 1n : needed;
    if (multiple > BigInt(MULTIPLE_MAX)) return refuse('lottery.bad_multiple', { row: issue });
    multiples.push(Number(multiple));
    spent += multiple * cost;
  }
  return accept(multiples);
}

/**
 * The multiple of each issue. Refuses: fewer than 2 or more than 120 issues; a multiple that is not 1..99999, with the
 * issue where it first happens; a target profit that no multiple reaches because a win pays no more than it has to.
 */
export function chaseMultiples(issues: number, growth: Growth): Result<readonly number[], ChaseRefusalCode> {
  if (!Number.isInteger(issues) || issues < ISSUES_MIN || issues > ISSUES_MAX) {
    return refuse('lottery.bad_issue_count');
  }
  if (growth.kind === 'profit') return profitMultiples(issues, growth);
  const { start, factor, every } =
    growth.kind === 'multiply' ? growth : { start: growth.multiple, factor: 1, every: ISSUES_MAX };
  if (!Number.isInteger(factor) || factor < 1 || !Number.isInteger(every) || every < 1) {
    return refuse('lottery.bad_growth');
  }
  const multiples = Array.from({ length: issues }, (_, issue) => start * factor ** Math.floor(issue / every));
  const wrong = multiples.findIndex((multiple) => !isMultiple(multiple));
  return wrong === -1 ? accept(multiples) : refuse('lottery.bad_multiple', { row: wrong });
}
