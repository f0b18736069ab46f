import { castEmblem } from '../drawing/emblem.ts';
import { greca } from '../drawing/greca.ts';
import { colourIcons, type PlaceColourIcon } from '../drawing/icons.ts';
import { hundredth, times } from '../drawing/numbers.ts';
import { seeded } from '../drawing/seeded.ts';
import { sparks } from '../drawing/sparks.ts';
import { streamers } from '../drawing/streamers.ts';
import { drawnEdge } from '../objects/drawn-object.ts';
import { palettes } from '../look/palettes.ts';
import type { SceneItem, SceneRecipe } from '../recipes/scene.ts';
import { sceneDefinitions } from './scene-definitions.ts';

/** The thickness of an emblem in a scene, as shares of its size, deepest first. */
const emblemDepths = [0.05, 0.038, 0.026, 0.013];
const filters = { sharp: 'shadow', soft: 'soft', softer: 'softer' } as const;

function drawSubject({ subject, x, y, size }: SceneItem, place: PlaceColourIcon): string {
  if (typeof subject === 'string') return place(subject, x, y, size);
  if ('drawing' in subject) {
    return `<g transform="translate(${x} ${y}) scale(${hundredth(size / drawnEdge)})">${subject.drawing}</g>`;
  }
  const depths = emblemDepths.map((depth) => depth * size);
  return castEmblem(subject, { x, y, size }, `metal-${subject.metal}`, depths);
}

function drawItem(each: SceneItem, place: PlaceColourIcon): string {
  const { x, y, turn, focus } = each;
  const drawn = drawSubject(each, place);
  return `<g transform="rotate(${turn} ${x} ${y})" filter="url(#${filters[focus]})">${drawn}</g>`;
}

function fretAlong(width: number, height: number): string {
  const path = greca(11);
  return times(Math.ceil(width / 60) + 1, (index) => {
    return `<path transform="translate(${index * 60} ${height - 26}) scale(.36)" d="${path}"/>`;
  }).join('');
}

/** A banner, a promotion, a panel: feathers and things on the end side, shade for words on the start side. */
export function scene(id: string, recipe: SceneRecipe): string {
  const { width, height, items, hasFret } = recipe;
  const palette = palettes[recipe.palette];
  const place = colourIcons();
  const whole = `<rect width="${width}" height="${height}"`;
  const strewn = sparks(
    {
      count: recipe.sparks.count,
      left: width * recipe.sparks.fromX,
      top: 0,
      width: width * (1 - recipe.sparks.fromX),
      height: height * 0.86,
      smallest: 0.7,
      spread: 2.2,
      starsAbove: 0.75,
      faintest: 0.3,
    },
    seeded(id),
  );
  const drawn = [
    `${whole} fill="url(#base)"/>`,
    `${whole} fill="url(#light)"/>`,
    streamers(recipe.streamers, width, height),
    hasFret
      ? `<g fill="none" stroke="${palette.glow}" stroke-opacity=".12" stroke-width="5">${fretAlong(width, height)}</g>`
      : '',
    `${whole} fill="url(#shade)"/>`,
    `<g fill="${palette.spark}">${strewn}</g>`,
    ...items.map((each) => drawItem(each, place)),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${sceneDefinitions(recipe, palette)}</defs>${drawn}</svg>`;
}
