import { adventureTiles } from './adventure.ts';
import { animalsTiles } from './animals.ts';
import { classicsTiles } from './classics.ts';
import { cockfightTiles } from './cockfight.ts';
import { esportsTiles } from './esports.ts';
import { featuredTiles } from './featured.ts';
import { fiestaTiles } from './fiesta.ts';
import { fishingTiles } from './fishing.ts';
import { fortuneTiles } from './fortune.ts';
import { legendsTiles } from './legends.ts';
import { liveTiles } from './live.ts';
import { lotteryTiles } from './lottery.ts';
import { orientTiles } from './orient.ts';
import { playerAgainstPlayerTiles } from './player-against-player.ts';
import { sportsTiles } from './sports.ts';
import type { TileRecipe } from './tile.ts';
import { treatsTiles } from './treats.ts';

/** The recipe of every game's tile, by the game's id. */
export const tileRecipes: Readonly<Record<string, TileRecipe>> = {
  ...featuredTiles,
  ...fiestaTiles,
  ...classicsTiles,
  ...animalsTiles,
  ...orientTiles,
  ...legendsTiles,
  ...adventureTiles,
  ...treatsTiles,
  ...fortuneTiles,
  ...liveTiles,
  ...fishingTiles,
  ...playerAgainstPlayerTiles,
  ...sportsTiles,
  ...esportsTiles,
  ...cockfightTiles,
  ...lotteryTiles,
};

/** The recipe of a game. Throws Error when it has none. */
export function tileRecipe(gameId: string): TileRecipe {
  const recipe = tileRecipes[gameId];
  if (recipe === undefined) throw new Error(`The game ${gameId} has no recipe for its tile`);
  return recipe;
}
