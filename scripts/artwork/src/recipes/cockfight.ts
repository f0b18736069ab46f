import { emblem } from '../drawing/emblem.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Cockfights. */
export const cockfightTiles: Readonly<Record<string, TileRecipe>> = {
  'gallo-colorado': tile('teal', emblem('rooster', 'ruby'), 'rooster', 'feather fire', 'rays sun'),
  'gallo-giro': tile('violet', emblem('feathered-wing', 'gold'), 'two-feathers', 'feather trophy', 'plumes none'),
  'palenque-real': tile('crimson', emblem('laurels-trophy', 'gold'), 'feathered-wing', 'trophy coin', 'rays none'),
  'derby-de-oro': tile('emerald', 'trophy', 'trophy-cup', 'trophy coin', 'plumes none'),
};
