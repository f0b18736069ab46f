import { oklch } from './oklch.ts';
import type { Colour, Colours } from './theme.ts';

/** What cabinets and rims are made of, from the light edge to the dark one. */
const METALS = {
  gold: [0xffe9a8, 0xd9a13a, 0x6b3c0a],
  brass: [0xfff3c4, 0xc9a227, 0x5a4306],
  copper: [0xffdba0, 0xe08a2b, 0x7a2f0d],
  bronze: [0xf4d3a6, 0xa8713a, 0x4a2812],
  silver: [0xf4faff, 0x9db6d8, 0x33466e],
  steel: [0xe6ebf2, 0x8792a4, 0x2b3240],
  rose: [0xffe4dc, 0xe0998a, 0x6e2f35],
  jade: [0xdcffe9, 0x4fc79a, 0x0b4a3c],
  ruby: [0xffd9d6, 0xe0485a, 0x64081f],
  amethyst: [0xf0e0ff, 0xa879e0, 0x3c1a6e],
  turquoise: [0xdafcff, 0x46b9c9, 0x0b4658],
} as const satisfies Record<string, readonly [Colour, Colour, Colour]>;

type MetalName = keyof typeof METALS;

/** How a theme is painted. Hues are degrees of OKLCh: 25 red, 60 orange, 95 yellow, 145 green, 195 teal, 260 blue, 300 violet, 350 pink. */
export type Paint = {
  /** Of the room around the cabinet. */
  readonly hue: number;
  /** Of sparks and lights. */
  readonly accent: number;
  readonly metal: MetalName;
  /** Of the reels; that of the room when left out. */
  readonly reel?: number;
  /** Pale reels, for symbols that are dark. */
  readonly isPale?: boolean;
  /** How colourful the room is: 1 as usual, less is greyer. */
  readonly vivid?: number;
  /** Lightness added to the room, from -0.1 (night) to 0.1 (noon). */
  readonly light?: number;
};

type Triple = Pick<Colours, 'reelEdge' | 'reelMiddle' | 'reelLight'>;

function reels(hue: number, isPale: boolean, vivid: number): Triple {
  if (isPale) {
    return {
      reelEdge: oklch(0.74, 0.075 * vivid, hue),
      reelMiddle: oklch(0.955, 0.025 * vivid, hue),
      reelLight: 0xffffff,
    };
  }
  return {
    reelEdge: oklch(0.15, 0.06 * vivid, hue),
    reelMiddle: oklch(0.29, 0.105 * vivid, hue),
    reelLight: oklch(0.4, 0.13 * vivid, hue),
  };
}

/** The steps from the hue of the reels to those of gems and lines: none comes near the reels themselves. */
const GEM_STEPS = [115, 200, 250, 55] as const;
const LINE_STEPS = [180, 110, 250, 60, 300] as const;

/** All colours of a theme from a few. */
export function paint(given: Paint): Colours {
  const { hue, accent, metal, reel = hue, isPale = false, vivid = 1, light = 0 } = given;
  const [one, two, three, four] = GEM_STEPS.map((step) => oklch(0.63, 0.21, reel + step)) as [
    Colour,
    Colour,
    Colour,
    Colour,
  ];
  const tone = isPale ? 0.64 : 0.86;
  const lines = LINE_STEPS.map((step) => oklch(tone, isPale ? 0.2 : 0.15, reel + step)) as unknown as Colours['lines'];
  return {
    deep: oklch(0.2 + light * 0.6, 0.09 * vivid, hue),
    middle: oklch(0.42 + light, 0.17 * vivid, hue),
    bright: oklch(0.68 + light * 0.7, 0.19 * vivid, hue),
    glow: oklch(0.91, 0.07 * vivid, hue),
    spark: oklch(0.88, 0.15, accent),
    metal: METALS[metal],
    ...reels(reel, isPale, vivid),
    lines,
    gems: [one, two, three, four],
  };
}
