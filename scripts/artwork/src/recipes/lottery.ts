import { emblem } from '../drawing/emblem.ts';
import { lotteryBall, lotteryBalls } from '../objects/lottery-balls.ts';
import { numeral } from '../objects/numeral.ts';
import { tile, type TileRecipe } from './tile.ts';

/** Lotteries. */
export const lotteryTiles: Readonly<Record<string, TileRecipe>> = {
  'ssc-3-minutos': tile('teal', lotteryBalls(['3', 'ember'], ['8', 'teal'], ['2', 'rose']), 'ticket', 'coin sparkles'),
  'ssc-5-minutos': tile(
    'violet',
    lotteryBalls(['5', 'gold'], ['0', 'crimson'], ['9', 'lapis']),
    'ticket',
    'ticket coin',
  ),
  'pk10-turbo': tile('lime', 'chequered-flag', 'checkered-flag', 'trophy stopwatch'),
  'pk10-lancha': tile('lapis', 'speedboat', 'wave-crest', 'trophy stopwatch'),
  'k3-dados': tile('jade', emblem('perspective-dice-six-faces-three', 'gold'), 'dice-six-faces-three', 'coin sparkles'),
  'k3-turbo': tile('rose', emblem('dice-fire', 'silver'), 'dice-six-faces-six', 'high-voltage coin'),
  '11x5-clasico': tile(
    'emerald',
    lotteryBalls(['11', 'violet'], ['5', 'ember'], ['3', 'teal']),
    'ball-glow',
    'ticket coin',
  ),
  '11x5-turbo': tile('violet', lotteryBall('5', 'lime'), 'ball-glow', 'ticket coin'),
  'lhc-seis-marcas': tile('gold', 'red-envelope', 'dragon-spiral', 'coin ticket'),
  'pc-28': tile('night', lotteryBall('28', 'crimson'), 'processor', 'ticket coin'),
  'lf-express': tile('ember', 'high-speed-train', 'ticket', 'ticket sparkles'),
  'hanoi-4d': tile('crimson', numeral('4D', 'gold'), 'lotus-flower', 'ticket coin'),
  'saigon-expres': tile('emerald', 'motor-scooter', 'bamboo', 'coin lotus'),
  'bingo-75': tile(
    'orchid',
    lotteryBalls(['75', 'lapis'], ['12', 'lime'], ['40', 'ember']),
    'ball-pyramid',
    'ticket party-popper',
  ),
  'keno-80': tile('lapis', lotteryBall('80', 'ember'), 'ball-pyramid', 'ticket sparkles'),
  'rasca-y-gana': tile('lime', 'admission-tickets', 'ticket', 'coin party-popper'),
};
