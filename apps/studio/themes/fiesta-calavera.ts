import type { Theme } from './theme.ts';

export const fiestaCalavera: Theme = {
  code: 'fiesta-calavera',
  name: 'Fiesta Calavera',
  vendor: { code: 'XOC', name: 'Xoco' },
  colours: {
    deep: 0x32093f,
    middle: 0x8a1f9c,
    bright: 0xf062d8,
    glow: 0xffd3f7,
    spark: 0xffb03a,
    metal: [0xffdba0, 0xe08a2b, 0x7a2f0d],
    reelEdge: 0x1f0428,
    reelMiddle: 0x5c0f70,
    reelLight: 0x8f2a9c,
    lines: [0xffc23d, 0x4fe3d0, 0xff7aa2, 0xb8f04a, 0x9db4ff],
  },
  symbols: {
    '7': 'skull',
    BAR: 'guitar',
    BELL: 'candle',
    MELON: 'maracas',
    PLUM: 'hibiscus',
    ORANGE: 'marigold',
    CHERRY: 'chili',
  },
  sound: { rootHz: 440, melody: [0, 3, 7, 10, 12], wave: 'sine' },
};
