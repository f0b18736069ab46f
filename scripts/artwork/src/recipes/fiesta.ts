import { emblem } from '../drawing/emblem.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Games of fiestas, jungles and old Mexico. */
export const fiestaTiles: Readonly<Record<string, TileRecipe>> = {
  'oro-maya': tile('orchid', emblem('sun-priest', 'gold'), 'aztec-calendar-sun', 'coin gem-stone'),
  'mascara-de-jade': tile('crimson', emblem('ceremonial-mask', 'jade'), 'lotus-flower', 'gem-stone coin'),
  'serpiente-de-pluma': tile('teal', emblem('sea-serpent', 'gold'), 'feather', 'coin gem-stone', 'plumes none'),
  'aguila-real': tile('lapis', 'eagle', 'eagle-emblem', 'coin feather'),
  'colibri-de-fuego': tile('night', emblem('hummingbird', 'gold'), 'flame', 'hibiscus coin'),
  'sol-de-piedra': tile('teal', emblem('heraldic-sun', 'gold'), 'aztec-calendar-sun', 'coin fire', 'fret none'),
  'mariposa-monarca': tile('orchid', 'butterfly', 'lotus-flower', 'hibiscus cherry-blossom'),
  'ajolote-feliz': tile('rose', 'lizard', 'lotus', 'droplet lotus'),
  'cactus-salvaje': tile('ember', 'cactus', 'cactus', 'hot-pepper sun'),
  'chile-picante': tile('lime', 'hot-pepper', 'flame', 'fire taco'),
  'aguacate-loco': tile('ice', 'avocado', 'leaf-swirl', 'lime tomato'),
  'maiz-dorado': tile('orchid', 'ear-of-corn', 'corn', 'coin sun'),
  'pinata-party': tile('jade', 'piata', 'balloons', 'candy party-popper balloon'),
  'mariachi-7': tile('lapis', emblem('sombrero', 'gold'), 'music-spell', 'maracas trumpet'),
  'luchador-rojo': tile('crimson', emblem('carnival-mask', 'silver'), 'boxing-ring', 'fire trophy'),
  'dia-de-fiesta': tile('violet', 'party-popper', 'balloons', 'balloon confetti-ball'),
  'volcan-eterno': tile('ember', 'volcano', 'volcano', 'fire gem-stone'),
  'tucan-tropical': tile('night', emblem('toucan', 'gold'), 'monstera-leaf', 'pineapple hibiscus', 'plumes none'),
};
