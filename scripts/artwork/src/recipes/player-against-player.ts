import { emblem } from '../drawing/emblem.ts';
import { playingCards } from '../objects/playing-cards.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Games of players against each other. */
export const playerAgainstPlayerTiles: Readonly<Record<string, TileRecipe>> = {
  'truco-argentino': tile('teal', playingCards('AS', '7D', '3C'), 'swords-emblem', 'coin crossed-swords'),
  conquian: tile('ember', playingCards('7H'), 'hearts', 'heart-suit coin'),
  brisca: tile('crimson', playingCards('3D', 'AC'), 'clubs', 'trophy coin'),
  'rummy-500': tile('lapis', playingCards('5C', '5D', '5S', '5H'), 'diamonds', 'diamond-suit coin'),
  'texas-relampago': tile('emerald', playingCards('AH', 'KD'), 'spades', 'heart-suit high-voltage'),
  'mahjong-real': tile('jade', 'mahjong-red-dragon', 'bamboo', 'coin red-paper-lantern'),
  'ludo-club': tile('night', emblem('meeple', 'ruby'), 'dice-six-faces-four', 'trophy coin'),
  damas: tile('ice', 'chess-pawn', 'chess-king', 'crown trophy'),
  'ajedrez-rapido': tile('night', emblem('chess-queen', 'silver'), 'chess-king', 'crown stopwatch'),
  'billar-8': tile('emerald', 'pool-8-ball', 'eight-ball', 'trophy coin'),
  tongits: tile('rose', playingCards('10H', '10C', '10D'), 'hearts', 'heart-suit coin'),
  thirteen: tile('violet', playingCards('2S', '2H'), 'spades', 'game-die coin'),
};
