import { SYMBOLS as ANYWHERE_SYMBOLS } from '@quetzal/games/slots/anywhere6x5';
import { SYMBOLS as CLASSIC_SYMBOLS } from '@quetzal/games/slots/classic3';
import { SYMBOLS as LINES_SYMBOLS } from '@quetzal/games/slots/lines5x3';
import { css } from './css-colour.ts';
import { createAtlas, isDrawn, type AtlasSymbol } from './symbol-art/atlas.ts';
import type { Picture } from './symbol-art/layers.ts';
import { findTheme, THEMES, type SymbolName, type Theme } from '../themes/index.ts';

const pictures = import.meta.glob<string>('./art/symbols/*.{avif,webp}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const scenes = import.meta.glob<string>('./art/scenes/*.svg', { query: '?raw', import: 'default' });

/** The symbols of each engine in the order of their columns on an atlas. */
const COLUMNS: Readonly<Record<Theme['engine'], readonly string[]>> = {
  classic3: CLASSIC_SYMBOLS,
  lines5x3: LINES_SYMBOLS,
  anywhere6x5: ANYWHERE_SYMBOLS,
};
/** Pixels of a symbol's side: few symbols are large on a screen, many are small. */
const CELLS: Readonly<Record<Theme['engine'], number>> = { classic3: 320, lines5x3: 256, anywhere6x5: 224 };

/** What stands on the ribbons of the symbols that do something, in the player's language. */
export type RibbonLabels = { readonly wild: string; readonly scatter: string };

/** The drawings of one game. */
export type GameArt = {
  /** Symbols in the order of `columns`: sharp in the upper row, blurred along the reel in the lower one. */
  readonly atlas: HTMLCanvasElement;
  readonly cell: number;
  readonly columns: readonly string[];
};

export type ThemeArt = { readonly theme: Theme };

/** The theme of a game; an unknown game is refused later, by the server. */
export function themeArtOf(code: string): ThemeArt {
  const theme = findTheme(code) ?? THEMES[0];
  if (theme === undefined) throw new Error('the studio has no theme');
  return { theme };
}

/** Gives the page the colours of a theme as custom properties, and its scene when that has come. */
export function paintPage(root: HTMLElement, { theme }: ThemeArt): void {
  const { metal, lines, gems: _, ...plain } = theme.colours;
  const [light, mid, dark] = metal;
  const colours = { ...plain, light, mid, dark };
  for (const [name, colour] of Object.entries(colours))
    root.style.setProperty(`--theme-${name.toLowerCase()}`, css(colour));
  for (const [line, colour] of lines.entries()) root.style.setProperty(`--line-${String(line)}`, css(colour));
  void paintScene(root, theme);
}

/** The scene in the colours of the theme. A page without it has its plain colours. */
async function paintScene(root: HTMLElement, { colours, scene }: Theme): Promise<void> {
  const drawing = await scenes[`./art/scenes/${scene}.svg`]?.().catch(() => undefined);
  if (drawing === undefined) return;
  const painted = drawing.replaceAll(/\$(deep|middle|bright|glow|spark)/g, (_, tone: 'deep') => css(colours[tone]));
  const address = URL.createObjectURL(new Blob([painted], { type: 'image/svg+xml' }));
  root.style.setProperty('--background', `url("${address}")`);
}

/**
 * Draws the symbols of a game: shared pictures and letters in the colours of its theme. The page gets the same drawings as
 * `--symbols`, `--symbol-columns` wide. Rejects when a picture cannot be fetched.
 */
export async function loadArt(theme: Theme, labels: RibbonLabels): Promise<GameArt> {
  const columns = COLUMNS[theme.engine];
  const symbols = columns.map((id): AtlasSymbol => {
    const name = (theme.symbols as Readonly<Record<string, SymbolName>>)[id] ?? 'orb';
    if (id === 'W') return { name, setting: { kind: 'wild', label: labels.wild } };
    if (id === 'S' || id === 'SC') return { name, setting: { kind: 'scatter', label: labels.scatter } };
    return { name };
  });
  const names = [...new Set(symbols.map(({ name }) => name))].filter((name) => !isDrawn(name));
  const [loaded] = await Promise.all([Promise.all(names.map(decode)), document.fonts.ready]);
  const cell = CELLS[theme.engine];
  const atlas = await createAtlas({ symbols, colours: theme.colours, pictures: new Map(loaded), cell });
  await showOnPage(atlas, columns.length);
  return { atlas, cell, columns };
}

/** The picture of a symbol, in the first format that the browser can read. */
async function decode(name: SymbolName): Promise<readonly [SymbolName, Picture]> {
  let failure: unknown;
  for (const format of ['avif', 'webp']) {
    const image = new Image();
    image.src = pictures[`./art/symbols/${name.replaceAll('_', '-')}.${format}`] ?? '';
    try {
      await image.decode();
      return [name, image];
    } catch (err) {
      failure = err;
    }
  }
  throw new Error(`the picture of ${name} could not be decoded`, { cause: failure });
}

async function showOnPage(atlas: HTMLCanvasElement, columns: number): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => {
    atlas.toBlob(resolve, 'image/webp', 0.9);
  });
  const style = document.documentElement.style;
  if (blob !== null) style.setProperty('--symbols', `url("${URL.createObjectURL(blob)}")`);
  style.setProperty('--symbol-columns', String(columns));
}
