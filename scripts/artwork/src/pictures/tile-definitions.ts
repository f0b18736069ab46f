import { blur, dropShadow, linear, radial, radialWithin, type Stop } from '../drawing/definitions.ts';
import { metalGradient, type MetalName } from '../look/metals.ts';
import type { Palette } from '../look/palettes.ts';

const fade: readonly Stop[] = [
  [0, '#fff'],
  [0.75, '#fff', 0.5],
  [1, '#fff', 0],
];

/** Gradients, masks and filters of a tile. */
export function tileDefinitions({ top, middle, deep, glow }: Palette, metal: MetalName): string {
  return [
    linear(
      'base',
      [40, 0, 230, 400],
      [
        [0, top],
        [0.52, middle],
        [1, deep],
      ],
    ),
    radial(
      'spot',
      [150, 150, 175],
      [
        [0, glow, 0.85],
        [0.35, glow, 0.32],
        [1, glow, 0],
      ],
    ),
    radial(
      'disc',
      [150, 140, 120],
      [
        [0, glow, 0.5],
        [0.7, middle, 0.55],
        [1, deep, 0.6],
      ],
    ),
    linear(
      'plume',
      [0, 0, 300, 260],
      [
        [0, glow, 0.65],
        [0.6, top],
        [1, middle],
      ],
    ),
    linear(
      'scrim',
      [0, 205, 0, 400],
      [
        [0, deep, 0],
        [0.52, deep, 0.88],
        [1, deep],
      ],
    ),
    radialWithin(
      'vignette',
      [0.5, 0.4, 0.75],
      [
        [0.55, deep, 0],
        [1, deep, 0.62],
      ],
    ),
    linear('fade-down', [0, 0, 0, 400], fade),
    metalGradient('metal', metal),
    '<mask id="fade"><rect width="300" height="400" fill="url(#fade-down)"/></mask>',
    '<clipPath id="upper"><path d="M0 0H300V150C200 176 100 140 0 168Z"/></clipPath>',
    dropShadow('far', { drop: 12, softness: 11, colour: deep, opacity: 0.75 }),
    dropShadow('near', { drop: 6, softness: 6, colour: deep, opacity: 0.7 }),
    blur('soft', 1.6),
    blur('softer', 2.6),
  ].join('');
}
