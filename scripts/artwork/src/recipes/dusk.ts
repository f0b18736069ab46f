import type { Frond } from '../drawing/fronds.ts';

/** A picture of the second demo site: its bird before the setting sun. Places and lengths are of the drawing. */
export type DuskRecipe = {
  readonly width: number;
  readonly height: number;
  /** Centre and radius. */
  readonly sun: readonly [number, number, number];
  /** Where the hills begin, as a share of the height. */
  readonly horizon: number;
  readonly bird: { readonly x: number; readonly y: number; readonly size: number };
  readonly fronds: { readonly far: readonly Frond[]; readonly near: readonly Frond[] };
  /** Colour icons around the bird. */
  readonly items: readonly {
    readonly subject: string;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly turn: number;
  }[];
  readonly stars: number;
  /** How dark the start side is, where words stand. */
  readonly shade: number;
};

const grow = (x: number, y: number, turn: number, length: number, hang = 0.9): Frond => ({
  from: [x, y],
  turn,
  length,
  hang,
});
const lie = (subject: string, x: number, y: number, size: number, turn = 0) => ({ subject, x, y, size, turn });

const upright = { width: 420, height: 640, stars: 26, shade: 0 } as const;

/** Pictures of the second demo site. */
export const duskScenes = {
  'tucan-welcome': {
    width: 1200,
    height: 360,
    sun: [880, 186, 132],
    horizon: 0.68,
    bird: { x: 912, y: 178, size: 236 },
    fronds: {
      far: [grow(640, 372, -70, 150), grow(650, 372, -115, 130, -0.9), grow(1010, 372, -60, 150)],
      near: [
        grow(1216, -20, 130, 280, 0.5),
        grow(1220, 30, 160, 250, -0.7),
        grow(1180, 380, -120, 230, -0.6),
        grow(1215, 380, -95, 200, -0.5),
        grow(720, 384, -50, 130),
      ],
    },
    items: [lie('hibiscus', 1086, 266, 84, 12), lie('mango', 752, 306, 74, -14), lie('hibiscus', 812, 316, 58, -10)],
    stars: 34,
    shade: 0.96,
  },
  'tucan-welcome-small': {
    width: 716,
    height: 440,
    sun: [530, 236, 138],
    horizon: 0.7,
    bird: { x: 560, y: 236, size: 250 },
    fronds: {
      far: [grow(380, 452, -80, 150), grow(640, 452, -60, 150)],
      near: [
        grow(734, -20, 135, 240, 0.5),
        grow(730, 40, 165, 200, -0.7),
        grow(700, 460, -120, 220, -0.6),
        grow(430, 462, -60, 130),
      ],
    },
    items: [lie('hibiscus', 668, 366, 78, 12), lie('mango', 446, 392, 66, -14)],
    stars: 26,
    shade: 0.96,
  },
  'tucan-login': {
    ...upright,
    sun: [226, 250, 132],
    horizon: 0.56,
    bird: { x: 236, y: 270, size: 250 },
    fronds: {
      far: [grow(40, 470, -60, 150), grow(60, 470, -110, 130, -0.9), grow(380, 470, -110, 160, -0.8)],
      near: [
        grow(440, -20, 130, 240, 0.4),
        grow(444, 40, 165, 200, -0.8),
        grow(-20, -20, 45, 230, -0.5),
        grow(-24, 60, 20, 160, 0.9),
        grow(440, 520, -140, 190, 0.5),
      ],
    },
    items: [lie('hibiscus', 358, 420, 82, 12), lie('hibiscus', 64, 430, 60, -16)],
  },
  'tucan-register': {
    ...upright,
    sun: [150, 210, 110],
    horizon: 0.54,
    bird: { x: 278, y: 250, size: 226 },
    fronds: {
      far: [grow(20, 460, -70, 170), grow(180, 470, -100, 120, -0.8)],
      near: [grow(440, -24, 120, 260, 0.6), grow(-20, -24, 40, 200, -0.4), grow(-20, 520, -40, 190, -0.5)],
    },
    items: [lie('wrapped-gift', 96, 398, 118, -8), lie('hibiscus', 186, 432, 62, 10), lie('coin', 52, 304, 52, -14)],
  },
  'tucan-forgot': {
    ...upright,
    sun: [240, 300, 150],
    horizon: 0.6,
    bird: { x: 206, y: 236, size: 200 },
    fronds: {
      far: [grow(60, 480, -70, 160), grow(340, 480, -110, 170, -0.8)],
      near: [grow(-20, -24, 50, 260, -0.5), grow(440, 80, 160, 220, -0.7), grow(440, 540, -140, 200, 0.5)],
    },
    items: [lie('old-key', 120, 404, 104, -24), lie('hibiscus', 330, 410, 74, 12)],
  },
} as const satisfies Record<string, DuskRecipe>;
