import type { Brand } from './brand.ts';
import { brandedColours } from './brand-colours.ts';
import { parseOklch } from './oklch.ts';

/** The colour behind a brand's dark pages as `#rrggbb`, for icons and what the device draws around an installed site. */
export function brandGround(brand: Brand): string {
  const colour = parseOklch(brandedColours(brand, 'dark')['canvas'] ?? '');
  if (colour === null) throw new RangeError('The canvas of the dark theme is no opaque oklch()');
  return `#${[colour.red, colour.green, colour.blue].map(hexOf).join('')}`;
}

/** A channel of linear light (0 to 1) as two digits of sRGB. Source: IEC 61966-2-1. */
function hexOf(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
