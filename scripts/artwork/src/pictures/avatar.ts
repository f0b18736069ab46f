import type { AvatarRecipe } from '../catalog/avatars.ts';
import { linear } from '../drawing/definitions.ts';
import { colourIcons } from '../drawing/icons.ts';
import { headdress } from '../drawing/plume.ts';
import { palettes } from '../look/palettes.ts';

/** An animal under a headdress of eleven feathers, 96 px. */
export function avatar({ animal, palette }: AvatarRecipe): string {
  const { top, middle, deep, glow } = palettes[palette];
  const feathers = headdress(
    { centre: [48, 58], innerRadius: 14, outerRadius: 66, feathers: 11, fromDegrees: -200, toDegrees: 20 },
    { halfWidth: 9.5, fillId: 'plume', opacity: 0.7 },
  );
  const definitions = [
    `<radialGradient id="base" cx=".5" cy=".35" r=".8"><stop stop-color="${top}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
    linear(
      'plume',
      [0, 0, 96, 96],
      [
        [0, glow, 0.7],
        [1, middle],
      ],
    ),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><defs>${definitions}</defs><rect width="96" height="96" fill="url(#base)"/>${feathers}${colourIcons()(animal, 48, 53, 60)}</svg>`;
}
