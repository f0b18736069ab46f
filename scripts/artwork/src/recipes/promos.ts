import { emblem } from '../drawing/emblem.ts';
import { lotteryBalls } from '../objects/lottery-balls.ts';
import { item, type SceneItem, type SceneRecipe } from './scene.ts';

const promo = (palette: SceneRecipe['palette'], opacity: number, items: readonly SceneItem[]): SceneRecipe => ({
  width: 640,
  height: 300,
  palette,
  focus: [430, 150],
  streamers: { count: 7, halfWidth: 0.075, opacity, root: [1.06, 1.35], firstTip: [0.3, 0.16], lastTip: [1.02, -0.28] },
  shade: { strength: 0.85, strongUntil: 0.34, endsAt: 0.66 },
  sparks: { count: 22, fromX: 0.62 },
  hasFret: true,
  items,
});

/** Promotions, 640 × 300. */
export const promoScenes = {
  reload: promo('violet', 0.6, [
    item('coin', [364, 92], 46, -18, 'soft'),
    item('coin', [444, 146], 172, -8),
    item('gem-stone', [558, 222], 76, 14),
  ]),
  rebate: promo('teal', 0.6, [
    item(emblem('two-coins', 'gold'), [448, 146], 178, -6),
    item('gem-stone', [556, 226], 64, 14),
    item('sparkles', [556, 84], 40, 0, 'soft'),
  ]),
  missions: promo('ember', 0.5, [item('bullseye', [440, 150], 168, -4), item('trophy', [552, 206], 100, 12)]),
  friends: promo('lapis', 0.6, [item('love-letter', [440, 146], 160, -8), item('coin', [552, 226], 76, 14)]),
  cup: promo('crimson', 0.5, [item('trophy', [440, 148], 172, -4), item('soccer-ball', [552, 222], 86, 12)]),
  vip: promo('night', 0.6, [item('crown', [444, 148], 176, -6), item('gem-stone', [558, 224], 76, 14)]),
  lottery: promo('orchid', 0.5, [
    item(lotteryBalls(['8', 'gold'], ['0', 'lapis'], ['88', 'emerald']), [444, 150], 190, 0),
    item('admission-tickets', [562, 226], 84, 14),
  ]),
  birthday: promo('rose', 0.5, [item('birthday-cake', [440, 148], 166, -4), item('wrapped-gift', [556, 218], 88, 10)]),
} as const satisfies Record<string, SceneRecipe>;
