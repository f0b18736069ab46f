import { emblem } from '../drawing/emblem.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Gardens, lanterns and warriors of the East. */
export const orientTiles: Readonly<Record<string, TileRecipe>> = {
  'tortuga-dorada': tile('gold', 'turtle', 'turtle', 'coin lotus'),
  'conejo-lunar': tile('violet', 'rabbit', 'moon', 'crescent-moon carrot'),
  'caballo-salvaje': tile('teal', 'horse', 'horse-head', 'sun cactus'),
  'buey-de-oro': tile('gold', 'ox', 'bull-horns', 'coin red-envelope'),
  'gato-suertudo': tile('orchid', 'cat', 'japan', 'coin red-paper-lantern'),
  'farol-rojo': tile('night', 'red-paper-lantern', 'paper-lantern', 'coin firecracker'),
  'ano-del-dragon': tile('gold', 'dragon-face', 'double-dragon', 'red-envelope coin', 'rays sun'),
  'loto-blanco': tile('jade', 'lotus', 'lotus-flower', 'droplet gem-stone'),
  'bambu-zen': tile('rose', emblem('bamboo', 'jade'), 'bamboo', 'teapot coin'),
  'samurai-de-acero': tile('crimson', emblem('samurai-helmet', 'gold'), 'katana', 'cherry-blossom crossed-swords'),
  'ninja-nocturno': tile('lapis', 'ninja', 'shuriken', 'crescent-moon crossed-swords'),
  'sakura-gold': tile('ice', 'cherry-blossom', 'japan', 'coin butterfly'),
};
