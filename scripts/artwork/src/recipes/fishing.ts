import { emblem } from '../drawing/emblem.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Fishing games. */
export const fishingTiles: Readonly<Record<string, TileRecipe>> = {
  'gran-tiburon': tile('lapis', emblem('shark-jaws', 'silver'), 'shark-fin', 'coin fish bubbles'),
  'ballena-azul': tile('emerald', 'spouting-whale', 'whale-tail', 'coin fish'),
  'delfin-veloz': tile('violet', 'dolphin', 'waves', 'coin tropical-fish'),
  'cangrejo-rey': tile('lapis', 'crab', 'crab', 'coin crown'),
  'langosta-roja': tile('teal', 'lobster', 'crab', 'coin shrimp'),
  'pez-globo': tile('lapis', 'blowfish', 'porcupinefish', 'coin bubbles'),
  'medusa-neon': tile('emerald', 'jellyfish', 'jellyfish', 'bubbles coin'),
  'calamar-gigante': tile('teal', 'squid', 'giant-squid', 'coin bubbles'),
  'dragon-marino': tile('ice', emblem('sea-dragon', 'jade'), 'sea-dragon', 'coin bubbles'),
  'pez-payaso': tile('emerald', 'tropical-fish', 'clownfish', 'coral bubbles'),
  'pesca-extrema': tile('lapis', 'fishing-pole', 'fishing', 'fish coin'),
  'tesoro-abisal': tile('night', emblem('angler-fish', 'gold'), 'fish-monster', 'coin gem-stone'),
};
