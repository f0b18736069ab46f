import { blur, dropShadow, linear, radial } from '../drawing/definitions.ts';
import { tenth } from '../drawing/numbers.ts';
import { metalGradient, type MetalName } from '../look/metals.ts';
import type { Palette } from '../look/palettes.ts';
import type { SceneRecipe } from '../recipes/scene.ts';

function feathers({ accents, focus, height }: SceneRecipe, { top, middle, deep, glow }: Palette): string {
  const [second, secondDeep] = accents?.second ?? [glow, top];
  const [third, thirdDeep] = accents?.third ?? [middle, top];
  const start = focus[0] - height;
  return [
    linear(
      'streamer',
      [start, 0, focus[0] + height * 0.7, height],
      [
        [0, top, 0.9],
        [0.5, middle],
        [1, top],
      ],
    ),
    linear(
      'streamer-second',
      [start, 0, focus[0] + height * 0.7, height],
      [
        [0, second, 0.55],
        [0.55, secondDeep, 0.8],
        [1, middle],
      ],
    ),
    linear(
      'streamer-third',
      [start, 0, focus[0] + height * 0.9, height],
      [
        [0, third],
        [0.5, thirdDeep, 0.9],
        [1, deep],
      ],
    ),
  ].join('');
}

function metalsIn({ items }: SceneRecipe): MetalName[] {
  return [
    ...new Set(
      items.flatMap(({ subject }) => (typeof subject === 'object' && 'metal' in subject ? [subject.metal] : [])),
    ),
  ];
}

/** Gradients and filters of a scene. */
export function sceneDefinitions(recipe: SceneRecipe, palette: Palette): string {
  const { width, height, focus, shade } = recipe;
  const { top, middle, deep, glow } = palette;
  return [
    linear(
      'base',
      [0, 0, width, height],
      [
        [0, deep],
        [0.42, middle],
        [0.75, middle],
        [1, deep],
      ],
    ),
    radial(
      'light',
      [focus[0], focus[1], height * 0.95],
      [
        [0, glow, 0.8],
        [0.3, top, 0.5],
        [1, top, 0],
      ],
    ),
    feathers(recipe, palette),
    linear(
      'shade',
      [0, 0, width, 0],
      [
        [0, deep, shade.strength],
        [shade.strongUntil, deep, shade.strength * 0.86],
        [shade.endsAt, deep, 0],
      ],
    ),
    ...metalsIn(recipe).map((metal) => metalGradient(`metal-${metal}`, metal)),
    dropShadow('shadow', { drop: tenth(height * 0.04), softness: tenth(height * 0.036), colour: deep, opacity: 0.8 }),
    blur('soft', tenth(height * 0.008)),
    blur('softer', tenth(height * 0.02)),
  ].join('');
}
