import type { Stream } from '../../fairness/index.ts';
import type { Score, Side } from '../markets/selection.ts';
import { HALF_TIME_MINUTE, MINUTE_WEIGHTS } from '../pricing/minutes.ts';
import { scoreAt, type ScoreList } from './score-list.ts';

/** Names these rules in stored rounds; it changes when the order of draws or the weights of the minutes change. */
export const RULES_VERSION = 'football-1';

/** A goal of a simulated match; `minute` is 1 to 90. */
export type Goal = { readonly minute: number; readonly side: Side };

/** A simulated match from its seed; wherever it is shown it says that it is simulated. */
export type SimulatedMatch = {
  readonly ft: Score;
  readonly ht: Score;
  /** In the order of play. */
  readonly goals: readonly Goal[];
};

/**
 * Plays a simulated match: one u52 for the final score, then one weighted minute for each goal, those of the home side
 * first. The prices of the match in play follow from the same law, so that the result, fixed by its seed before the markets
 * opened, favours nobody.
 */
export function simulateMatch(stream: Pick<Stream, 'u52' | 'weighted'>, list: ScoreList): SimulatedMatch {
  const ft = scoreAt(list, stream.u52());
  const drawn = [...goalsOf('1', ft[0], stream), ...goalsOf('2', ft[1], stream)];
  const goals = drawn.toSorted((left, right) => left.minute - right.minute);
  return { ft, ht: scoreAfter(goals, HALF_TIME_MINUTE), goals };
}

/** The score after a minute of the match. */
export function scoreAfter(goals: readonly Goal[], minute: number): Score {
  const scored = goals.filter((goal) => goal.minute <= minute);
  const home = scored.filter(({ side }) => side === '1').length;
  return [home, scored.length - home];
}

function goalsOf(side: Side, count: number, stream: Pick<Stream, 'weighted'>): Goal[] {
  return Array.from({ length: count }, () => ({ minute: stream.weighted(MINUTE_WEIGHTS) + 1, side }));
}
