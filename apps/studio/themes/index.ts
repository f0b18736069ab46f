import { ambarThemes } from './games/ambar.ts';
import { cenzontleThemes } from './games/cenzontle.ts';
import { copalThemes } from './games/copal.ts';
import { jadeworksThemes } from './games/jadeworks.ts';
import { kukulThemes } from './games/kukul.ts';
import { mareaThemes } from './games/marea.ts';
import { nahualThemes } from './games/nahual.ts';
import { obsidiaThemes } from './games/obsidia.ts';
import { solarisThemes } from './games/solaris.ts';
import { tlalocThemes } from './games/tlaloc.ts';
import { xocoThemes } from './games/xoco.ts';
import type { Theme } from './theme.ts';

export type { SceneName } from './scene-names.ts';
export type { DrawnName, PictureName, SymbolName } from './symbol-names.ts';
export type { Anywhere6x5Theme, Classic3Theme, Colour, Colours, Lines5x3Theme, Theme } from './theme.ts';

/** Every game of the studio. */
export const THEMES: readonly Theme[] = [
  ...solarisThemes,
  ...xocoThemes,
  ...tlalocThemes,
  ...obsidiaThemes,
  ...nahualThemes,
  ...kukulThemes,
  ...jadeworksThemes,
  ...mareaThemes,
  ...copalThemes,
  ...ambarThemes,
  ...cenzontleThemes,
];

/** The game with this code, if the studio has it. */
export function findTheme(code: string): Theme | undefined {
  return THEMES.find((theme) => theme.code === code);
}
