import { emblem } from '../drawing/emblem.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Sports. */
export const sportsTiles: Readonly<Record<string, TileRecipe>> = {
  futbol: tile('emerald', emblem('soccer-ball', 'gold'), 'soccer-kick', 'trophy goal-net'),
  baloncesto: tile('ice', 'basketball', 'basketball-basket', 'trophy sports-medal'),
  tenis: tile('lime', 'tennis', 'tennis-racket', 'trophy sports-medal'),
  beisbol: tile('ember', 'baseball', 'baseball-bat', 'trophy billed-cap'),
  boxeo: tile('lapis', 'boxing-glove', 'boxing-ring', 'trophy bell'),
  'futbol-virtual': tile('violet', 'stadium', 'soccer-field', 'soccer-ball trophy'),
  'carreras-virtuales': tile('ice', 'racing-car', 'checkered-flag', 'trophy stopwatch'),
};
