import { fiestaCalavera } from './fiesta-calavera.ts';
import { frutasElectricas } from './frutas-electricas.ts';
import { rayo777 } from './rayo-777.ts';
import type { Theme } from './theme.ts';

export type { Colour, SymbolName, Theme } from './theme.ts';

/** Every game of the studio. */
export const THEMES: readonly Theme[] = [frutasElectricas, fiestaCalavera, rayo777];

/** The game with this code, if the studio has it. */
export function findTheme(code: string): Theme | undefined {
  return THEMES.find((theme) => theme.code === code);
}
