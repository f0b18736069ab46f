import type { Score, Side } from '../markets/selection.ts';

/** A match that did not come to its end: it carries no result of its own. */
type Unplayed = 'postponed' | 'cancelled' | 'abandoned';

/** A football match: 90 minutes and stoppage, no extra time. `ht` is missing when no half-time score was recorded. */
export type FootballMatch =
  | { readonly sport: 'football'; readonly status: 'finished'; readonly ft: Score; readonly ht?: Score }
  | { readonly sport: 'football'; readonly status: Unplayed | 'walkover' };

/** An e-sports series; `ft` counts the maps won. After a walkover the official winner stands, with the maps that were finished. */
export type EsportsMatch =
  | { readonly sport: 'esports'; readonly status: 'finished'; readonly ft: Score; readonly maps: readonly Side[] }
  | { readonly sport: 'esports'; readonly status: 'walkover'; readonly winner: Side; readonly maps: readonly Side[] }
  | { readonly sport: 'esports'; readonly status: Unplayed };

/** A competition with its winner, or its winners in a dead heat. */
export type Competition =
  | { readonly sport: 'outright'; readonly status: 'finished'; readonly winners: readonly string[] }
  | { readonly sport: 'outright'; readonly status: Unplayed };

/** What a leg waits for. */
export type Match = FootballMatch | EsportsMatch | Competition;
