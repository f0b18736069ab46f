import { floorTimes, ONE, times, type Fraction } from '../fraction.ts';
import type { Score } from '../markets/selection.ts';
import type { Odds } from '../odds/odds.ts';
import { LEG_RESULTS, multiplierOf, type LegResult } from '../settlement/result.ts';

/** What the house has taken on one pick. Amounts are ledger units of one currency. */
export type Position<Pick> = {
  readonly selection: Pick;
  readonly odds: Odds;
  readonly stake: bigint;
  readonly scoreAtBet?: Score;
  /** What the other legs of a parlay multiply the stake with when they win; 1 for a single. */
  readonly otherLegs?: Fraction;
};

/** The outcome at which the house loses most; the loss is negative when it gains even there. */
export type Exposure<Outcome> = { readonly loss: bigint; readonly outcome: Outcome };

/** All positions on the same pick at the same score: they end alike. */
type Book<Pick> = { readonly first: Position<Pick>; readonly losses: ReadonlyMap<LegResult, bigint> };

/**
 * The greatest loss (payouts less stakes, each payout rounded down) of the positions over all outcomes; an outcome that
 * gives a pick no result voids it.
 */
export function worstCase<Pick, Outcome>(
  positions: readonly Position<Pick>[],
  outcomes: readonly Outcome[],
  judge: (position: Position<Pick>, outcome: Outcome) => LegResult | undefined,
): Exposure<Outcome> {
  const books = booksOf(positions);
  return outcomes
    .map((outcome) => ({ outcome, loss: lossAt(books, (position) => judge(position, outcome) ?? 'void') }))
    .reduce((worst, next) => (next.loss > worst.loss ? next : worst));
}

function lossAt<Pick>(books: readonly Book<Pick>[], judge: (position: Position<Pick>) => LegResult): bigint {
  return books.reduce((sum, { first, losses }) => sum + (losses.get(judge(first)) ?? 0n), 0n);
}

function booksOf<Pick>(positions: readonly Position<Pick>[]): Book<Pick>[] {
  const alike = Map.groupBy(positions, ({ selection, scoreAtBet }) => JSON.stringify([selection, scoreAtBet]));
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    const losses = new Map(LEG_RESULTS.map((result) => [result, lossOf(group, result)]));
    return first === undefined ? [] : [{ first, losses }];
  });
}

function lossOf<Pick>(group: readonly Position<Pick>[], result: LegResult): bigint {
  return group.reduce((sum, { odds, stake, otherLegs = ONE }) => {
    return sum + floorTimes(stake, times(multiplierOf({ result }, odds), otherLegs)) - stake;
  }, 0n);
}
