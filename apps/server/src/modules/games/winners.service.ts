import type { Clock } from '#kernel/clock/clock.ts';
import type { BetTitles, Records } from '#modules/records';
import type { GameType } from './game.model.ts';
import { type Winner, winnerOf } from './winners.views.ts';

const windowMs = 7 * 24 * 60 * 60_000;

/** Which board of a site, and who reads it. */
export interface WinnersWish {
  siteId: string;
  order: 'greatest' | 'latest';
  gameType: GameType | undefined;
  limit: number;
  language: string;
}

/** The wins of the last seven days, under masked names. Only wins that happened; none, and the list is empty. */
export type WinnersOf = (wish: WinnersWish) => Promise<Winner[]>;

/** Screens hear of a win together and ask together: those that ask the same while it is being read share the answer. */
export function createWinners(deps: { clock: Clock; records: Records; titles: BetTitles }): WinnersOf {
  const { clock, records, titles } = deps;
  const reading = new Map<string, Promise<Winner[]>>();

  async function read({ language, ...board }: WinnersWish): Promise<Winner[]> {
    const wins = await records.wins({ ...board, since: new Date(clock.now().getTime() - windowMs) });
    const titleOf = await titles.titlesOf(wins, language);
    return wins.map((win) => winnerOf(win, titleOf(win)));
  }

  return (wish) => {
    const key = JSON.stringify([wish.siteId, wish.order, wish.gameType, wish.limit, wish.language]);
    const shared = reading.get(key);
    if (shared !== undefined) return shared;
    const own = read(wish).finally(() => reading.delete(key));
    reading.set(key, own);
    return own;
  };
}
