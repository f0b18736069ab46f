import { emblem } from '../drawing/emblem.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Electronic sports. */
export const esportsTiles: Readonly<Record<string, TileRecipe>> = {
  'arena-cinco': tile('lapis', emblem('swords-emblem', 'silver'), 'swords-emblem', 'shield trophy'),
  'zona-tactica': tile('night', 'bullseye', 'crosshair', 'headphone high-voltage'),
  'rey-del-drift': tile('crimson', emblem('race-car', 'gold'), 'checkered-flag', 'fire trophy'),
  'futbol-digital': tile('lapis', emblem('gamepad', 'silver'), 'soccer-field', 'soccer-ball trophy'),
  'basket-digital': tile('ember', emblem('basketball-basket', 'silver'), 'gamepad', 'video-game trophy'),
  'torre-y-dragon': tile('violet', emblem('guarded-tower', 'silver'), 'castle', 'crossed-swords shield'),
};
