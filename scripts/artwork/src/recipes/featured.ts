import { emblem } from '../drawing/emblem.ts';
import { prizeWheel, rouletteWheel } from '../objects/wheels.ts';
import { playingCards } from '../objects/playing-cards.ts';
import { lotteryBalls } from '../objects/lottery-balls.ts';
import { tile, type TileRecipe } from './tile.ts';

/** The games that the lists show first, of every type. */
export const featuredTiles: Readonly<Record<string, TileRecipe>> = {
  'plumas-de-oro': tile('emerald', 'parrot', 'feather', 'coin gem-stone coin', 'plumes none'),
  'templo-esmeralda': tile(
    'teal',
    emblem('mayan-pyramid', 'gold'),
    'aztec-calendar-sun',
    'gem-stone coin',
    'rays disc',
  ),
  'noche-de-jaguar': tile('night', 'leopard', 'moon', 'crescent-moon gem-stone', 'halftone gate'),
  'fiesta-calavera': tile('orchid', 'skull', 'sugar-cane', 'rose hibiscus sparkles', 'rings sun'),
  'dragon-de-jade': tile('crimson', 'dragon', 'dragon-head', 'coin red-envelope coin', 'rays disc'),
  'frutas-electricas': tile('violet', 'cherries', 'lightning-trio', 'lemon grapes high-voltage', 'facets none'),
  'fenix-88': tile('teal', 'phoenix-bird', 'flame', 'fire coin', 'rays none'),
  'reina-pirata': tile('lapis', emblem('pirate-skull', 'gold'), 'anchor', 'coin gem-stone compass', 'waves disc'),
  'lobo-lunar': tile('ice', 'wolf', 'wolf-howl', 'snowflake gem-stone', 'rings disc'),
  'dulce-tormenta': tile('orchid', 'lollipop', 'candy-canes', 'candy cupcake doughnut', 'halftone none'),
  'tesoro-solar': tile(
    'crimson',
    emblem('aztec-calendar-sun', 'gold'),
    'sun-priest',
    'coin coin gem-stone',
    'fret none',
  ),
  'trebol-real': tile('gold', 'four-leaf-clover', 'crown', 'coin top-hat rainbow', 'rays sun'),
  'rayo-777': tile('lapis', 'slot-machine', 'lightning-trio', 'coin high-voltage coin', 'facets hex'),
  'cenote-mistico': tile('teal', 'frog', 'lotus-flower', 'lotus droplet gem-stone', 'waves gate'),
  'noche-de-feria': tile('crimson', 'ferris-wheel', 'stars-stack', 'balloon popcorn glowing-star', 'rays none'),
  'taco-wild': tile('emerald', 'taco', 'cactus', 'hot-pepper avocado lime', 'halftone sun'),
  'mina-perdida': tile('copper', 'pick', 'mine-wagon', 'gem-stone coin firecracker', 'facets hex'),
  'corona-imperial': tile('violet', 'crown', 'crown', 'gem-stone coin sparkles', 'fret disc'),
  'bufalo-rojo': tile('ice', 'bison', 'horned-skull', 'sun coin', 'rays sun'),
  'panda-fortuna': tile('jade', 'panda', 'bamboo', 'coin red-paper-lantern', 'rings disc'),
  'unicornio-arcade': tile('teal', 'unicorn', 'star-formation', 'rainbow glowing-star', 'facets none'),
  'libro-obsidiana': tile(
    'violet',
    emblem('spell-book', 'gold'),
    'egyptian-pyramids',
    'crystal-ball coin',
    'rays gate',
  ),
  'ruleta-quetzal': tile('emerald', rouletteWheel('gold', '#7a3a16'), 'rolling-dices', 'game-die coin'),
  'blackjack-oro': tile('crimson', playingCards('AS', 'KH'), 'spades', 'heart-suit coin'),
  'baccarat-rapido': tile('lapis', playingCards('9H', 'KS'), 'diamonds', 'diamond-suit coin'),
  'sic-bo': tile('ember', 'game-die', 'dice-six-faces-five', 'red-paper-lantern coin coin'),
  'rueda-solar': tile(
    'violet',
    prizeWheel('gold', ['#ff8a3c', '#ffd36e', '#f062d8', '#27c9d8']),
    'sun-radiations',
    'glowing-star coin',
  ),
  'rey-tiburon': tile('teal', 'shark', 'shark-jaws', 'tropical-fish coin bubbles'),
  'pulpo-dorado': tile('lapis', 'octopus', 'tentacles-skull', 'coin fish bubbles'),
  'caza-perlas': tile('emerald', 'spiral-shell', 'pearl-necklace', 'tropical-fish blowfish coral'),
  'poker-relampago': tile('night', 'joker', 'poker-hand', 'high-voltage diamond-suit heart-suit'),
  'domino-club': tile('rose', emblem('domino-tiles', 'silver'), 'domino-mask', 'coin trophy'),
  'arena-real': tile('gold', 'rooster', 'rooster', 'feather trophy fire', 'plumes none'),
  'liga-neon': tile('ember', 'video-game', 'gamepad', 'headphone high-voltage trophy', 'hud none'),
  'gol-leyenda': tile('lime', 'soccer-ball', 'soccer-field', 'trophy goal-net'),
  'ssc-1m': tile(
    'gold',
    lotteryBalls(['1', 'crimson'], ['7', 'lapis'], ['4', 'emerald']),
    'ticket',
    'ticket coin sparkles',
    'rings none',
  ),
};
