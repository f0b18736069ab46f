import type { GameType } from '../catalog/games.ts';
import { castEmblem } from '../drawing/emblem.ts';
import { colourIcons, silhouette, type PlaceColourIcon } from '../drawing/icons.ts';
import { hundredth, tenth } from '../drawing/numbers.ts';
import { seeded } from '../drawing/seeded.ts';
import { sparks } from '../drawing/sparks.ts';
import { drawnEdge } from '../objects/drawn-object.ts';
import { palettes } from '../look/palettes.ts';
import type { TileRecipe } from '../recipes/tile.ts';
import { drawBackdrop } from './backdrop.ts';
import { tileDefinitions } from './tile-definitions.ts';

/** The size of a tile's drawing; pictures of it are made in several widths. */
const tileSize = { width: 300, height: 400 };

const colourSubjectSize = 196;
const emblemSize = 186;
const drawnSize = 192;
const emblemDepths = [8, 6, 4, 2];
const whole = `<rect width="${tileSize.width}" height="${tileSize.height}"`;

/** Where props stand: the two in front are sharp, the two behind are out of focus. */
const propSlots = [
  { x: 40, y: 262, size: 74, turn: -22, filter: 'near' },
  { x: 262, y: 244, size: 64, turn: 18, filter: 'near' },
  { x: 268, y: 52, size: 46, turn: 24, filter: 'soft' },
  { x: 34, y: 70, size: 40, turn: -16, filter: 'softer' },
] as const;

function drawSubject({ subject }: TileRecipe, tilt: number, place: PlaceColourIcon): string {
  if (typeof subject === 'string') {
    return `<g filter="url(#far)" transform="rotate(${tilt} 150 165)">${place(subject, 150, 160, colourSubjectSize)}</g>`;
  }
  if ('drawing' in subject) {
    const scale = hundredth(drawnSize / drawnEdge);
    return `<g filter="url(#far)" transform="translate(150 160) rotate(${tenth(tilt / 2)}) scale(${scale})">${subject.drawing}</g>`;
  }
  const cast = castEmblem(subject, { x: 150, y: 160, size: emblemSize }, 'metal', emblemDepths);
  const gleam = silhouette(subject.silhouette, 150, 158.5, emblemSize, '#fff', 0.28);
  return `<g transform="rotate(${tenth(tilt / 2)} 150 165)"><g filter="url(#far)">${cast}</g><g clip-path="url(#upper)">${gleam}</g></g>`;
}

function drawProps({ props }: TileRecipe, place: PlaceColourIcon): string {
  return propSlots
    .flatMap(({ x, y, size, turn, filter }, index) => {
      const prop = props[index];
      if (prop === undefined) return [];
      return `<g transform="rotate(${turn} ${x} ${y})" filter="url(#${filter})">${place(prop, x, y, size)}</g>`;
    })
    .join('');
}

/** What of a tile is drawn; the rule on contrast looks at the subject and at what lies behind it by themselves. */
export type TileParts = 'all' | 'backdrop' | 'subject';

/** The picture of a game, 3:4. The title is no part of it: it is text over the dark foot. */
export function gameTile(id: string, type: GameType, recipe: TileRecipe, parts: TileParts = 'all'): string {
  const random = seeded(id);
  const palette = palettes[recipe.palette];
  const { pattern, halo } = drawBackdrop(type, recipe, palette, random);
  const tilt = tenth((random() - 0.5) * 12);
  const place = colourIcons();
  const strewn = sparks(
    {
      count: 16,
      left: 12,
      top: 10,
      width: 276,
      height: 270,
      smallest: 0.8,
      spread: 2.4,
      starsAbove: 0.72,
      faintest: 0.35,
    },
    random,
  );
  const behind = [
    `${whole} fill="url(#base)"/>`,
    `<g mask="url(#fade)">${pattern}</g>`,
    silhouette(recipe.ghost, 214, 84, 330, palette.glow, 0.09),
    `${whole} fill="url(#spot)" style="mix-blend-mode:screen"/>`,
    halo,
    `${whole} fill="url(#vignette)"/>`,
  ];
  const subject = drawSubject(recipe, tilt, place);
  const inFront = [
    `<g fill="${palette.spark}">${strewn}</g>`,
    subject,
    drawProps(recipe, place),
    `${whole} fill="url(#scrim)"/>`,
  ];
  const metal = typeof recipe.subject === 'object' && 'metal' in recipe.subject ? recipe.subject.metal : 'gold';
  const layers = { all: [...behind, ...inFront], backdrop: behind, subject: [subject] };
  const drawn = layers[parts].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400"><defs>${tileDefinitions(palette, metal)}</defs>${drawn}</svg>`;
}
