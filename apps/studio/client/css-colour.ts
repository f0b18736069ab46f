import type { Colour } from '../themes/index.ts';

/** `0xRRGGBB` as CSS. */
export const css = (colour: Colour): string => `#${colour.toString(16).padStart(6, '0')}`;
