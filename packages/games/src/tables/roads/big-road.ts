import type { Place } from './bead.ts';
import { layStreaks } from './layout.ts';

/** One round of a streak, with the ties that followed it. */
export type StreakRound = {
  /** Index of the round in the results that the road was made of. */
  readonly round: number;
  readonly ties: number;
};

/** Rounds in a row for one side; ties do not break it. */
export type Streak<Side> = { readonly side: Side; readonly rounds: readonly StreakRound[] };

/** The big road before it is laid out. Ties before the first winner have no round to be marked on. */
export type Streaks<Side> = { readonly streaks: readonly Streak<Side>[]; readonly tiesBefore: number };

/** A cell of the big road on the wall. */
export type BigRoadCell<Side> = Place & StreakRound & { readonly side: Side };

/** Sorts results into streaks, which are the columns of the big road. */
export function streaksOf<Side extends string>(results: readonly (Side | 'tie')[]): Streaks<Side> {
  const streaks: { side: Side; rounds: { round: number; ties: number }[] }[] = [];
  let tiesBefore = 0;
  for (const [round, result] of results.entries()) {
    const last = streaks.at(-1);
    const lastRound = last?.rounds.at(-1);
    if (result === 'tie') {
      if (lastRound === undefined) tiesBefore += 1;
      else lastRound.ties += 1;
    } else if (last?.side === result) last.rounds.push({ round, ties: 0 });
    else streaks.push({ side: result, rounds: [{ round, ties: 0 }] });
  }
  return { streaks, tiesBefore };
}

/** The big road on a wall of six rows. */
export function bigRoad<Side extends string>(results: readonly (Side | 'tie')[]): readonly BigRoadCell<Side>[] {
  const { streaks } = streaksOf(results);
  const places = layStreaks(streaks.map(({ rounds }) => rounds.length));
  return streaks.flatMap(({ side, rounds }, streak) =>
    rounds.map((round, index) => ({ ...round, side, ...(places[streak]?.[index] as Place) })),
  );
}
