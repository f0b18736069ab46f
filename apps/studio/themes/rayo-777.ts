import type { Theme } from './theme.ts';

export const rayo777: Theme = {
  code: 'rayo-777',
  name: 'Rayo 777',
  vendor: { code: 'TLA', name: 'Tlaloc' },
  colours: {
    deep: 0x0a1446,
    middle: 0x1a3fb8,
    bright: 0x4a86ff,
    glow: 0xbfd4ff,
    spark: 0x9ff3ff,
    metal: [0xf4faff, 0x9db6d8, 0x33466e],
    reelEdge: 0x060c2e,
    reelMiddle: 0x14298a,
    reelLight: 0x2b58d8,
    lines: [0xffe14d, 0x6ff0ff, 0xff7d8f, 0x9dff8a, 0xd6a6ff],
  },
  symbols: {
    '7': 'seven',
    BAR: 'bar',
    BELL: 'bolt',
    MELON: 'crown',
    PLUM: 'heart',
    ORANGE: 'star',
    CHERRY: 'clover',
  },
  sound: { rootHz: 392, melody: [0, 5, 7, 12, 19], wave: 'triangle' },
};
