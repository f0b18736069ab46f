import { emblem } from '../drawing/emblem.ts';
import { prizeWheel, rouletteWheel } from '../objects/wheels.ts';
import { playingCards } from '../objects/playing-cards.ts';
import { lotteryBall } from '../objects/lottery-balls.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Tables with a dealer. */
export const liveTiles: Readonly<Record<string, TileRecipe>> = {
  'ruleta-europea': tile('emerald', rouletteWheel('gold', '#2c1460'), 'rolling-dices', 'coin game-die'),
  'ruleta-turbo': tile('violet', rouletteWheel('silver', '#a80f3c'), 'rolling-dices', 'high-voltage coin'),
  'auto-ruleta': tile('lapis', rouletteWheel('silver', '#0a3a5e'), 'rolling-dices', 'coin'),
  'blackjack-vip': tile('night', playingCards('AH', 'JH'), 'hearts', 'heart-suit coin'),
  'blackjack-clasico': tile('teal', playingCards('10D', 'AS'), 'spades', 'diamond-suit coin'),
  'baccarat-vip': tile('crimson', playingCards('KD', '9S'), 'diamonds', 'diamond-suit coin'),
  'baccarat-cero': tile('violet', playingCards('QH', '8C'), 'hearts', 'heart-suit coin'),
  'dragon-tigre': tile('orchid', emblem('double-dragon', 'gold'), 'tiger-head', 'tiger coin'),
  'tigre-rojo': tile('crimson', emblem('tiger-head', 'gold'), 'tiger-head', 'coin red-paper-lantern'),
  'poker-caribeno': tile('teal', playingCards('10S', 'JS', 'QS', 'KS', 'AS'), 'palm-tree', 'coin palm-tree'),
  'holdem-en-vivo': tile('emerald', playingCards('KC', 'KH'), 'clubs', 'heart-suit coin'),
  'casino-holdem': tile('night', playingCards('AC', 'AD'), 'clubs', 'diamond-suit coin'),
  'dados-rapidos': tile('orchid', emblem('rolling-dices', 'gold'), 'dice-six-faces-six', 'game-die coin'),
  'fan-tan': tile('jade', emblem('two-coins', 'gold'), 'bamboo', 'coin teapot'),
  'andar-bahar': tile('orchid', playingCards('QD'), 'diamonds', 'diamond-suit coin'),
  'teen-patti': tile('gold', playingCards('KS', 'QH', 'JC'), 'clubs', 'game-die coin'),
  'rueda-de-fortuna': tile(
    'orchid',
    prizeWheel('silver', ['#ff5468', '#ffffff', '#4a86ff', '#ffd36e', '#19d89a'], 10),
    'cartwheel',
    'glowing-star coin',
  ),
  'mega-bola': tile('violet', lotteryBall('10', 'gold'), 'ball-glow', 'coin high-voltage'),
  'cazador-de-perlas': tile('teal', emblem('oyster-pearl', 'silver'), 'pearl-necklace', 'coral bubbles'),
};
