import { type FamilyName, type Play, unitCostOf } from './play.ts';
import { accept, refuse, type Result } from './refusal.ts';

/** A selection that has been read. */
export type Ticket = {
  readonly play: Play;
  /** What was picked, in the form of the play's rule family. */
  readonly picked: unknown;
  readonly bets: number;
  /** Base units that one bet costs. */
  readonly unitCost: number;
};

/** Reading and counting for one category of draws: all that a betting page needs. */
export type Category = {
  readonly plays: readonly Play[];
  readonly findPlay: (id: string) => Play | undefined;
  /**
   * Reads a selection and counts its unit bets. Refuses an unknown play, whatever is wrong with the selection, and a
   * selection that makes no bet at all.
   */
  readonly read: (playId: string, selection: unknown) => Result<Ticket>;
};

/** A rule family whose params and picks only its own plays know; the play's family says which belong together. */
type AnyCounting = {
  readonly read: (selection: unknown, params: never) => Result<unknown>;
  readonly count: (picked: never, params: never) => number;
};

/** The rules by family name. */
export type Countings = Readonly<Partial<Record<FamilyName, AnyCounting>>>;

/** Puts the plays of a category and the rule families that they use together. */
export function createCategory(plays: readonly Play[], countings: Countings): Category {
  const byId = new Map(plays.map((play) => [play.id, play]));
  const findPlay = (id: string): Play | undefined => byId.get(id);
  return {
    plays,
    findPlay,
    read(playId, selection) {
      const play = findPlay(playId);
      const counting = play && countings[play.family];
      if (play === undefined || counting === undefined) return refuse('lottery.unknown_play');
      const picked = counting.read(selection, play.params as never);
      if (!picked.ok) return picked;
      const bets = counting.count(picked.value as never, play.params as never);
      if (bets === 0) return refuse('lottery.no_bets');
      return accept({ play, picked: picked.value, bets, unitCost: unitCostOf(play) });
    },
  };
}
