import type { Colours, PictureName, SymbolName } from '../../themes/index.ts';
import { css } from '../css-colour.ts';
import { nextTask } from '../next-task.ts';
import { blurred, BLURRED_HEIGHT } from './blur.ts';
import { drawGem, type GemName } from './gems.ts';
import { layer, penOf, withRim, type Picture, type Rim } from './layers.ts';
import { drawLetter, type LetterName } from './letters.ts';
import { drawOrb, inSetting, type Setting } from './settings.ts';
import { toned } from './tones.ts';

/** One symbol of a game: how it is drawn, and whether it stands in a setting. */
export type AtlasSymbol = {
  readonly name: SymbolName;
  readonly setting?: { readonly kind: Setting; readonly label: string };
};

export type AtlasOptions = {
  readonly symbols: readonly AtlasSymbol[];
  readonly colours: Colours;
  readonly pictures: ReadonlyMap<SymbolName, Picture>;
  /** Pixels of one symbol's side. */
  readonly cell: number;
};

const RIM_WIDTH = 1.7;
const LETTERS: readonly string[] = ['ace', 'king', 'queen', 'jack'] satisfies LetterName[];
const GEMS: readonly string[] = ['gem_hexagon', 'gem_square', 'gem_round', 'gem_drop'] satisfies GemName[];

const isLetter = (name: SymbolName): name is LetterName => LETTERS.includes(name);
const isGem = (name: SymbolName): name is GemName => GEMS.includes(name);

/** Whether a symbol is drawn here, and no picture of it need be fetched. */
export const isDrawn = (name: SymbolName): name is Exclude<SymbolName, PictureName> =>
  isLetter(name) || isGem(name) || name === 'orb';

/**
 * All symbols of a game on one canvas: sharp in a row, below them the same blurred along the reel. Colours are those of the
 * theme, pictures are shared by all themes. It is drawn in many tasks: in one it would hold a telephone up for half a
 * second.
 */
export async function createAtlas({ symbols, colours, pictures, cell }: AtlasOptions): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = cell * symbols.length;
  canvas.height = cell * (1 + BLURRED_HEIGHT);
  const pen = penOf(canvas);
  const [light, middle, dark] = colours.metal;
  const rim: Rim = { metal: [css(light), css(middle), css(dark)], dark: toned(colours.deep, -0.4), width: RIM_WIDTH };
  for (const [column, { name, setting }] of symbols.entries()) {
    await nextTask();
    const bare = isDrawn(name) ? drawn(name, cell, colours) : pictures.get(name);
    if (bare === undefined) continue;
    const whole = await (setting === undefined
      ? withRim(bare, cell, rim)
      : inSetting(bare, cell, { ...setting, colours, rim }));
    await nextTask();
    pen.drawImage(whole, column * cell, 0, cell, cell);
    pen.drawImage(blurred(whole, cell), column * cell, cell);
  }
  return canvas;
}

function drawn(name: Exclude<SymbolName, PictureName>, cell: number, colours: Colours): HTMLCanvasElement {
  const { canvas, pen } = layer(cell);
  const gem = (place: number): number => colours.gems[place] ?? colours.spark;
  if (isLetter(name)) drawLetter(pen, name, gem(LETTERS.indexOf(name)));
  else if (isGem(name)) drawGem(pen, name, gem(GEMS.indexOf(name)));
  else drawOrb(pen, colours);
  return canvas;
}
