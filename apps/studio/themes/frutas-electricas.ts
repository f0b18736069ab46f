import type { Theme } from './theme.ts';

export const frutasElectricas: Theme = {
  code: 'frutas-electricas',
  name: 'Frutas Eléctricas',
  vendor: { code: 'SOL', name: 'Solaris' },
  colours: {
    deep: 0x1d0a4a,
    middle: 0x5420b8,
    bright: 0xa06bff,
    glow: 0xe2d0ff,
    spark: 0x5ff2ff,
    metal: [0xffe9a8, 0xd9a13a, 0x6b3c0a],
    reelEdge: 0xa58fd0,
    reelMiddle: 0xf3e9ff,
    reelLight: 0xffffff,
    lines: [0xff9500, 0x00a2e8, 0xff2d95, 0x17a846, 0x8b3dff],
  },
  symbols: {
    '7': 'seven',
    BAR: 'bar',
    BELL: 'bell',
    MELON: 'watermelon',
    PLUM: 'grapes',
    ORANGE: 'tangerine',
    CHERRY: 'cherries',
  },
  sound: { rootHz: 523.25, melody: [0, 4, 7, 12, 16], wave: 'triangle' },
};
