import { emblem } from '../drawing/emblem.ts';
import { lotteryBalls } from '../objects/lottery-balls.ts';
import { rouletteWheel } from '../objects/wheels.ts';
import { item, type SceneItem, type SceneRecipe } from './scene.ts';

const strip = (
  palette: SceneRecipe['palette'],
  accent: readonly [string, string],
  items: readonly SceneItem[],
): SceneRecipe => ({
  width: 1160,
  height: 116,
  palette,
  focus: [860, 60],
  streamers: { count: 7, halfWidth: 0.11, opacity: 0.7, root: [1.06, 1.72], firstTip: [0.36, 0.2], lastTip: [1, -0.5] },
  accents: { second: accent },
  shade: { strength: 0.96, strongUntil: 0.34, endsAt: 0.66 },
  sparks: { count: 16, fromX: 0.46 },
  hasFret: false,
  items,
});

/** Three things in a row: a small one, the large one, one in between. */
const trio = (left: SceneItem['subject'], middle: SceneItem['subject'], right: SceneItem['subject']): SceneItem[] => [
  item(left, [700, 62], 66, -10, 'soft'),
  item(middle, [802, 60], 92, -8),
  item(right, [900, 72], 60, 12),
];

/** The heads of the lobby's rooms, 1160 × 116; `lobby` is the casino's. */
export const stripScenes = {
  lobby: strip('violet', ['#ff9df0', '#c05bff'], trio('lemon', 'cherries', 'gem-stone')),
  'lobby-live': strip(
    'crimson',
    ['#ffd0a8', '#ff7a4c'],
    trio('heart-suit', rouletteWheel('gold', '#5a1020'), 'game-die'),
  ),
  'lobby-sports': strip('emerald', ['#b8f0ff', '#1fb6c7'], trio('tennis', 'soccer-ball', 'trophy')),
  'lobby-esports': strip('night', ['#ff9df0', '#8a5bff'], trio('headphone', 'video-game', 'high-voltage')),
  'lobby-lott': strip(
    'gold',
    ['#ffd0a8', '#ff8a3c'],
    trio('ticket', lotteryBalls(['8', 'crimson'], ['0', 'lapis'], ['88', 'emerald']), 'glowing-star'),
  ),
  'lobby-pvp': strip('lapis', ['#9ff3ff', '#38b6ff'], trio('heart-suit', 'crossed-swords', 'trophy')),
  'lobby-fish': strip('teal', ['#b9ffd9', '#19d89a'], trio('tropical-fish', 'shark', 'bubbles')),
  'lobby-cockfight': strip(
    'ember',
    ['#ffef9a', '#ffb02e'],
    trio('feather', 'rooster', emblem('laurels-trophy', 'gold')),
  ),
} as const satisfies Record<string, SceneRecipe>;
