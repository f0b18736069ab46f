import { css } from './css-colour.ts';
import { findTheme, THEMES, type Theme } from '../themes/index.ts';

const pictures = import.meta.glob<string>('./art/*/*.{avif,webp}', { query: '?url', import: 'default', eager: true });

/** The addresses of one picture, the smaller format first. */
function picture(code: string, name: string): string[] {
  return ['avif', 'webp'].map((format) => pictures[`./art/${code}/${name}.${format}`] ?? '');
}

export type ThemeArt = {
  readonly theme: Theme;
  readonly symbols: readonly string[];
  readonly background: readonly string[];
};

/** The theme of a game and where its pictures are; an unknown game is refused later, by the server. */
export function themeArtOf(code: string): ThemeArt {
  const theme = findTheme(code) ?? THEMES[0];
  if (theme === undefined) throw new Error('the studio has no theme');
  return { theme, symbols: picture(theme.code, 'symbols'), background: picture(theme.code, 'background') };
}

/** Gives the page the colours and pictures of a theme as custom properties. */
export function paintPage(root: HTMLElement, { theme, symbols, background }: ThemeArt): void {
  const { metal, lines, ...plain } = theme.colours;
  const [light, mid, dark] = metal;
  const colours = { ...plain, light, mid, dark };
  for (const [name, colour] of Object.entries(colours))
    root.style.setProperty(`--theme-${name.toLowerCase()}`, css(colour));
  for (const [line, colour] of lines.entries()) root.style.setProperty(`--line-${String(line)}`, css(colour));
  root.style.setProperty('--symbols', imageSet(symbols));
  root.style.setProperty('--background', imageSet(background));
}

function imageSet([avif = '', webp = '']: readonly string[]): string {
  const address = (url: string): string => `url("${new URL(url, document.baseURI).toString()}")`;
  return `image-set(${address(avif)} type("image/avif"), ${address(webp)} type("image/webp"))`;
}
