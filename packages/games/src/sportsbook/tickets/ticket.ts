import type { Money } from '@quetzal/domain/money';
import type { Score, Selection } from '../markets/selection.ts';
import type { Odds } from '../odds/odds.ts';

/** One pick of a ticket at the odds at which it was placed; settlement never uses other odds. */
export type Leg = {
  /** Names the match, the series or the competition: legs of one fixture are related. */
  readonly fixtureId: string;
  readonly selection: Selection;
  readonly odds: Odds;
  /** The score when an in-play bet was taken. */
  readonly scoreAtBet?: Score;
};

/**
 * A ticket. A parlay pays the product of all its legs; a system is a parlay of every subset of the given sizes, each
 * with the full `stake` (the unit stake).
 */
export type Ticket =
  | { readonly kind: 'single' | 'parlay'; readonly stake: Money; readonly legs: readonly Leg[] }
  | {
      readonly kind: 'system';
      readonly stake: Money;
      readonly legs: readonly Leg[];
      readonly sizes: readonly number[];
    };

/** The sizes of the parlays of a ticket: one leg, all legs, or those of the system. */
export function parlaySizes(ticket: Ticket): readonly number[] {
  return ticket.kind === 'system' ? ticket.sizes : [ticket.legs.length];
}
