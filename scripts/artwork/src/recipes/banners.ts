import { emblem } from '../drawing/emblem.ts';
import { rouletteWheel } from '../objects/wheels.ts';
import { item, type SceneRecipe, type StreamerRecipe } from './scene.ts';

const sweep: StreamerRecipe = {
  count: 9,
  halfWidth: 0.075,
  opacity: 0.85,
  root: [1.06, 1.35],
  firstTip: [0.3, 0.16],
  lastTip: [1.02, -0.28],
};
/** The brand's feathers: green, with turquoise and blue between. */
export const quetzalAccents = { second: ['#8ff7ff', '#18a7c7'], third: ['#0d5fb0', '#12c98f'] } as const;

type HeroRecipe = Pick<SceneRecipe, 'palette' | 'focus' | 'items' | 'accents'> & { readonly opacity: number };

const wide = ({ opacity, ...hero }: HeroRecipe): SceneRecipe => ({
  ...hero,
  width: 1200,
  height: 360,
  streamers: { ...sweep, opacity },
  shade: { strength: 0.96, strongUntil: 0.34, endsAt: 0.66 },
  sparks: { count: 38, fromX: 0.46 },
  hasFret: true,
});

const small = ({ opacity, ...hero }: HeroRecipe): SceneRecipe => ({
  ...hero,
  width: 716,
  height: 440,
  streamers: { ...sweep, count: 8, opacity },
  shade: { strength: 0.96, strongUntil: 0.3, endsAt: 0.75 },
  sparks: { count: 38, fromX: 0.46 },
  hasFret: true,
});

const quetzal = { palette: 'emerald', accents: quetzalAccents, opacity: 0.85 } as const;
const tables = { palette: 'crimson', opacity: 0.55 } as const;
const arena = { palette: 'lapis', opacity: 0.6 } as const;
const treasure = { palette: 'violet', accents: { second: ['#ff9df0', '#c05bff'] }, opacity: 0.7 } as const;
const roulette = rouletteWheel('gold', '#5a1020');

/** Hero banners; `-small` is the crop for phones, composed by itself. */
export const bannerScenes = {
  welcome: wide({
    ...quetzal,
    focus: [880, 190],
    items: [
      item('coin', [640, 92], 64, -18, 'softer'),
      item('gem-stone', [1120, 74], 70, 18, 'soft'),
      item('wrapped-gift', [870, 208], 236, -6),
      item('coin', [1030, 262], 112, 14),
      item('coin', [726, 286], 92, -16),
      item('gem-stone', [1082, 176], 72, 12, 'soft'),
      item('crown', [884, 70], 104, 6),
    ],
  }),
  'welcome-small': small({
    ...quetzal,
    focus: [520, 280],
    items: [
      item('coin', [330, 380], 72, -18, 'soft'),
      item('wrapped-gift', [556, 296], 206, -6),
      item('crown', [562, 170], 92, 6),
      item('gem-stone', [668, 92], 52, 16, 'soft'),
    ],
  }),
  live: wide({
    ...tables,
    focus: [890, 180],
    items: [
      item('diamond-suit', [1118, 76], 60, 12, 'soft'),
      item('heart-suit', [656, 96], 54, -16, 'softer'),
      item(roulette, [890, 184], 272, 0),
      item('game-die', [1066, 268], 112, 12),
      item('coin', [716, 288], 98, -16),
    ],
  }),
  'live-small': small({
    ...tables,
    focus: [520, 260],
    items: [
      item('diamond-suit', [664, 82], 52, 12, 'soft'),
      item(roulette, [540, 256], 262, 0),
      item('game-die', [648, 372], 96, 12),
      item('coin', [366, 372], 84, -16, 'soft'),
    ],
  }),
  sports: wide({
    ...arena,
    focus: [890, 180],
    items: [
      item('high-voltage', [716, 90], 64, -14, 'soft'),
      item('tennis', [1128, 92], 76, 10, 'softer'),
      item('trophy', [1040, 190], 190, 8),
      item('soccer-ball', [860, 190], 226, -8),
      item('coin', [706, 288], 84, -12),
    ],
  }),
  'sports-small': small({
    ...arena,
    focus: [520, 270],
    items: [
      item('high-voltage', [402, 108], 54, -14, 'soft'),
      item('trophy', [624, 236], 170, 10),
      item('soccer-ball', [510, 300], 196, -8),
      item('coin', [352, 386], 72, -16, 'soft'),
    ],
  }),
  jackpot: wide({
    ...treasure,
    focus: [890, 190],
    items: [
      item('gem-stone', [1112, 84], 76, 16, 'soft'),
      item('coin', [652, 84], 62, -18, 'softer'),
      item(emblem('open-treasure-chest', 'gold'), [884, 190], 240, -4),
      item('coin', [1056, 268], 108, 14),
      item('gem-stone', [722, 284], 90, -14),
    ],
  }),
  'jackpot-small': small({
    ...treasure,
    focus: [520, 270],
    items: [
      item('gem-stone', [660, 88], 56, 16, 'soft'),
      item(emblem('open-treasure-chest', 'gold'), [540, 268], 230, -4),
      item('coin', [650, 378], 88, 14),
      item('gem-stone', [352, 376], 70, -14, 'soft'),
    ],
  }),
} as const satisfies Record<string, SceneRecipe>;
