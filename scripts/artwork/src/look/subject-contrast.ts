import sharp from 'sharp';
import type { Game } from '../catalog/games.ts';
import { gameTile, type TileParts } from '../pictures/game-tile.ts';
import type { TileRecipe } from '../recipes/tile.ts';
import { hueApart, seen, type SeenColour } from './colour.ts';

const sampleWidth = 60;
/** Less chroma than this has no hue that anybody would name. */
const greyUnder = 0.04;
/** Pixels more transparent than this belong to the shadow. */
const opaqueFrom = 250;

/** Whether a colour stands out from another: 60 degrees of hue, a quarter of lightness, or colour against grey. */
export function standsOut(colour: SeenColour, ground: SeenColour): boolean {
  if (Math.abs(colour.lightness - ground.lightness) >= 0.25) return true;
  const isGrey = colour.chroma < greyUnder || ground.chroma < greyUnder;
  if (isGrey) return Math.abs(colour.chroma - ground.chroma) >= 0.06;
  return hueApart(colour.hue, ground.hue) >= 60;
}

async function pixelsOf({ id, type }: Game, recipe: TileRecipe, parts: TileParts): Promise<Uint8Array> {
  const picture = sharp(Buffer.from(gameTile(id, type, recipe, parts)), { density: 36 });
  return picture.resize(sampleWidth).ensureAlpha().raw().toBuffer();
}

/** How much of a tile's subject (0..1) stands out from what lies behind it. */
export async function subjectContrast(game: Game, recipe: TileRecipe): Promise<number> {
  const [subject, backdrop] = await Promise.all([
    pixelsOf(game, recipe, 'subject'),
    pixelsOf(game, recipe, 'backdrop'),
  ]);
  let all = 0;
  let standing = 0;
  const colourAt = (pixels: Uint8Array, at: number): SeenColour =>
    seen(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  for (let at = 0; at < subject.length; at += 4) {
    if ((subject[at + 3] ?? 0) < opaqueFrom) continue;
    all += 1;
    if (standsOut(colourAt(subject, at), colourAt(backdrop, at))) standing += 1;
  }
  return all === 0 ? 0 : standing / all;
}
