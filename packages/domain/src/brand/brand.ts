import type { Theme } from './theme.ts';

/** The tokens of colour that a brand may set; everything else follows from its neutral hue or is shared by all. */
export const brandColourNames = [
  'accent',
  'accent-hover',
  'accent-active',
  'accent-fg',
  'accent-text',
  'accent-soft',
  'accent-line',
  'ring',
  'crimson',
  'crimson-hover',
  'crimson-fg',
  'crimson-text',
  'crimson-soft',
] as const;

/** A token of colour that a brand may set. */
export type BrandColourName = (typeof brandColourNames)[number];

/** Colours written as `oklch(L C H)`; only `accent-line` may carry an alpha. */
export type BrandColours = Partial<Record<BrandColourName, string>>;

/** Shape of corners: `soft` is the design's own. */
export type BrandCorners = 'sharp' | 'soft' | 'round';

/**
 * What a site file may change about the look. Every part is optional: what it leaves out stays as designed.
 * A brand is used only when `checkBrand` finds nothing.
 */
export interface Brand {
  colours?: Partial<Record<Theme, BrandColours>> | undefined;
  /** Hue of backgrounds, lines and text in degrees (0 to 360); the design's own is 188. */
  neutralHue?: number | undefined;
  corners?: BrandCorners | undefined;
  /** `false` replaces the feather corner by a plain one. */
  feather?: boolean | undefined;
  /** Start, middle and end of the gradient of brand surfaces. */
  plume?: Partial<Record<Theme, readonly [string, string, string]>> | undefined;
  /** The mark: three stops of the plumage, two of the breast; the same in both themes. */
  mark?: readonly [string, string, string, string, string] | undefined;
  /** Family of titles and large figures; the site has to bring the font. */
  displayFamily?: string | undefined;
}
