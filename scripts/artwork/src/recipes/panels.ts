import { quetzalAccents } from './banners.ts';
import { item, type SceneRecipe } from './scene.ts';

/** Pictures inside a page's own panels. */
export const panelScenes = {
  /** Beside the form that lets a member in, upright. */
  login: {
    width: 420,
    height: 640,
    palette: 'emerald',
    focus: [230, 360],
    streamers: {
      count: 10,
      halfWidth: 0.05,
      opacity: 0.85,
      root: [1.119, 1.1875],
      firstTip: [-0.12, 0.3],
      lastTip: [1, 0.02],
    },
    accents: quetzalAccents,
    shade: { strength: 0, strongUntil: 0.34, endsAt: 0.66 },
    sparks: { count: 38, fromX: 0.46 },
    hasFret: true,
    items: [
      item('coin', [330, 452], 84, 14),
      item('gem-stone', [96, 420], 70, -16),
      item('coin', [60, 250], 40, -12, 'soft'),
    ],
  },
  /** Behind a balance. */
  wallet: {
    width: 860,
    height: 168,
    palette: 'emerald',
    focus: [600, 90],
    streamers: {
      count: 8,
      halfWidth: 0.13,
      opacity: 0.8,
      root: [1.08, 1.55],
      firstTip: [0.3, 0.2],
      lastTip: [1, -0.5],
    },
    accents: quetzalAccents,
    shade: { strength: 0.9, strongUntil: 0.34, endsAt: 0.66 },
    sparks: { count: 9, fromX: 0.46 },
    hasFret: false,
    items: [],
  },
  /** Behind the score of one match, words in its middle. */
  match: {
    width: 820,
    height: 210,
    palette: 'lapis',
    focus: [410, 90],
    streamers: { count: 8, halfWidth: 0.1, opacity: 0.55, root: [1.1, 1.52], firstTip: [0.1, 0.3], lastTip: [1, -0.5] },
    shade: { strength: 0.35, strongUntil: 0.34, endsAt: 0.66 },
    sparks: { count: 0, fromX: 0.46 },
    hasFret: false,
    items: [],
  },
} as const satisfies Record<string, SceneRecipe>;
