import { blur, dropShadow, linear, radial } from '../drawing/definitions.ts';
import { frond } from '../drawing/fronds.ts';
import { colourIcons } from '../drawing/icons.ts';
import { hundredth, tenth, times } from '../drawing/numbers.ts';
import { seeded } from '../drawing/seeded.ts';
import { sparks } from '../drawing/sparks.ts';
import { drawnEdge } from '../objects/drawn-object.ts';
import { toucan } from '../objects/toucan.ts';
import type { DuskRecipe } from '../recipes/dusk.ts';

const night = '#170a2e';
const leaf = '#0e0620';
const farLeaf = '#3a1248';

function definitions({ width, height, sun: [x, y, radius], shade }: DuskRecipe): string {
  return [
    linear(
      'sky',
      [0, 0, 0, height],
      [
        [0, night],
        [0.34, '#5a1a63'],
        [0.6, '#c23b4c'],
        [0.82, '#ff9a3d'],
        [1, '#ffd27a'],
      ],
    ),
    radial(
      'glow',
      [x, y, radius * 3.4],
      [
        [0, '#ffdf8a', 0.85],
        [0.4, '#ff8a3c', 0.4],
        [1, '#ff8a3c', 0],
      ],
    ),
    linear(
      'sun',
      [x, y - radius, x, y + radius],
      [
        [0, '#fff3bd'],
        [0.5, '#ffc04a'],
        [1, '#ff6a35'],
      ],
    ),
    linear(
      'shade',
      [0, 0, width, 0],
      [
        [0, night, shade],
        [0.34, night, shade * 0.86],
        [0.66, night, 0],
      ],
    ),
    dropShadow('shadow', { drop: tenth(height * 0.02), softness: tenth(height * 0.03), colour: leaf, opacity: 0.7 }),
    blur('soft', tenth(height * 0.006)),
  ].join('');
}

/** A line of hills from side to side, filled to the foot. */
function hills(width: number, height: number, level: number, wave: number): string {
  const points = times(7, (index) => {
    const lift = Math.sin(index * 1.9 + wave) * height * 0.045 + Math.sin(index * 0.8 + wave * 2) * height * 0.03;
    return [(width * index) / 6, height * level + lift] as const;
  });
  const [first] = points;
  const line = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, 0];
    const middle = tenth((beforeX + x) / 2);
    return `C${middle} ${tenth(beforeY)} ${middle} ${tenth(y)} ${tenth(x)} ${tenth(y)}`;
  });
  return `M0 ${tenth(first?.[1] ?? 0)}${line.join('')}V${height}H0Z`;
}

/** Thin clouds, of which some cross the sun. */
function haze({ width, height, sun: [x, y, radius] }: DuskRecipe, random: () => number): string {
  return times(7, (index) => {
    const long = radius * (1.2 + random() * 1.8);
    const left = x - radius * 2 + random() * radius * 3 - long / 3;
    const top = y - radius * 0.7 + (index * radius * 1.5) / 7;
    const thick = height * 0.012 * (1 + random());
    return `<rect x="${tenth(left)}" y="${tenth(top)}" width="${tenth(Math.min(long, width))}" height="${tenth(thick)}" rx="${tenth(thick / 2)}"/>`;
  }).join('');
}

/** The branch from the end side on which the bird sits, thin at its tip. */
function branchUnder({ width, bird: { x, size } }: DuskRecipe, foot: number): string {
  const at = (px: number, share: number) => `${tenth(px)} ${tenth(foot + size * share)}`;
  const tip = at(x - size * 0.75, 0.03);
  return `M${tip}Q${at(x, -0.05)} ${at(width + 20, -0.14)}V${tenth(foot - size * 0.04)}Q${at(x, 0.06)} ${tip}Z`;
}

function starsOf({ width, height, stars }: DuskRecipe, random: () => number): string {
  const size = { smallest: 0.7, spread: 2, starsAbove: 0.8, faintest: 0.3 };
  return sparks({ count: stars, left: width * 0.4, top: 0, width: width * 0.6, height: height * 0.4, ...size }, random);
}

/** A toucan before the setting sun, palms around it, shade for words on the start side; an upright panel is dark at its foot. */
export function dusk(id: string, recipe: DuskRecipe): string {
  const { width, height, sun, bird, fronds, items } = recipe;
  const random = seeded(id);
  const place = colourIcons();
  const whole = `<rect width="${width}" height="${height}"`;
  const scale = hundredth(bird.size / drawnEdge);
  const branch = branchUnder(recipe, bird.y + bird.size * 0.56);
  const stars = starsOf(recipe, random);
  const drawn = [
    `${whole} fill="url(#sky)"/>`,
    `${whole} fill="url(#glow)"/>`,
    `<g fill="#ffe9a8">${stars}</g>`,
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="${sun[2]}" fill="url(#sun)"/>`,
    `<g fill="#7a2358" opacity=".55">${haze(recipe, random)}</g>`,
    `<path d="${hills(width, height, recipe.horizon, 0.6)}" fill="#6b1d55"/>`,
    `<path d="${hills(width, height, recipe.horizon + 0.09, 2.4)}" fill="#34104a"/>`,
    `<path d="${hills(width, height, recipe.horizon + 0.19, 4.1)}" fill="${night}"/>`,
    `<g fill="${farLeaf}" filter="url(#soft)">${fronds.far.map((one) => `<path d="${frond(one)}"/>`).join('')}</g>`,
    `${whole} fill="url(#shade)"/>`,
    `<g fill="${leaf}">${fronds.near.map((one) => `<path d="${frond(one)}"/>`).join('')}</g>`,
    `<path d="${branch}" fill="#2a0f2e"/>`,
    ...items.map(
      ({ subject, x, y, size, turn }) =>
        `<g transform="rotate(${turn} ${x} ${y})" filter="url(#shadow)">${place(subject, x, y, size)}</g>`,
    ),
    `<g filter="url(#shadow)"><g transform="translate(${bird.x} ${bird.y}) scale(${scale})">${toucan.drawing}</g></g>`,
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions(recipe)}</defs>${drawn}</svg>`;
}
