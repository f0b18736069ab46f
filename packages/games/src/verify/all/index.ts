import type { Explain } from '../explanation.ts';
import { explainFootball } from '../football/index.ts';
import { explainCrash, explainDice, explainMines, explainPlinko } from '../instant/index.ts';
import { explainLottery } from '../lottery/index.ts';
import { explainCockfight, explainFish, explainJackpot, explainNiuniu } from '../other-games/index.ts';
import { explainAnywhere6x5, explainClassic3, explainLines5x3 } from '../slots/index.ts';
import { explainBaccarat, explainDragonTiger, explainRoulette, explainSicBo } from '../tables/index.ts';

const games: ReadonlyMap<string, Explain> = new Map([
  ['classic3', explainClassic3],
  ['lines5x3', explainLines5x3],
  ['anywhere6x5', explainAnywhere6x5],
  ['baccarat', explainBaccarat],
  ['dragon-tiger', explainDragonTiger],
  ['sic-bo', explainSicBo],
  ['roulette', explainRoulette],
  ['fish', explainFish],
  ['niuniu', explainNiuniu],
  ['cockfight', explainCockfight],
  ['crash', explainCrash],
  ['dice', explainDice],
  ['mines', explainMines],
  ['plinko', explainPlinko],
  ['jackpot', explainJackpot],
  ['football', explainFootball],
  ['lottery', explainLottery],
]);

/** The engines whose rounds can be verified. */
export const VERIFIABLE_GAMES: readonly string[] = [...games.keys()];

/** Plays rounds of an engine again; undefined when there is none of that name. */
export function explainOf(game: string): Explain | undefined {
  return games.get(game);
}
