import type { Vendor } from '../catalog/vendors.ts';
import { linear } from '../drawing/definitions.ts';
import { silhouette } from '../drawing/icons.ts';
import { lettering } from '../drawing/lettering.ts';

/** The five faces of a vendor's logo. */
export const logoVariants = ['default', 'active', 'white', 'color', 'purple'] as const;

type LogoVariant = (typeof logoVariants)[number];

/** One colour for everything, or a gradient for the sign and a colour for the word. */
type Inks = { readonly sign: readonly [string] | readonly [string, string, string]; readonly word: string };

function inksOf({ colours: [light, deep] }: Vendor, variant: LogoVariant): Inks {
  switch (variant) {
    case 'default':
      return { sign: ['#74858a'], word: '#74858a' };
    case 'white':
      return { sign: ['#ffffff'], word: '#ffffff' };
    case 'active':
      return { sign: ['#3fe0a6', '#0fa67a', '#0a8296'], word: '#0fa67a' };
    case 'color':
      return { sign: [light, light, deep], word: deep };
    case 'purple':
      return { sign: ['#c9a8ff', '#9a6bff', '#6b3ae0'], word: '#9a6bff' };
  }
}

/** Sign and name, 48 px high. */
export function vendorLogo(vendor: Vendor, variant: LogoVariant): string {
  const { sign, word } = inksOf(vendor, variant);
  const name = lettering(vendor.name, { weight: 700, size: 25, left: 52, baseline: 33, tracking: -0.35 });
  const width = Math.ceil(52 + name.width + 2);
  const [first, second = first, third = first] = sign;
  const stops = [[0, first] as const, [0.5, second] as const, [1, third] as const];
  const gradient = sign.length === 1 ? '' : `<defs>${linear('ink', [0, 0, 0, 512], stops)}</defs>`;
  const drawnSign = silhouette(vendor.sign, 22, 24, 40, sign.length === 1 ? first : 'url(#ink)');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img" aria-label="${vendor.name}">${gradient}${drawnSign}<path d="${name.path}" fill="${word}"/></svg>`;
}

/** The sign alone, white on a plate in the vendor's colours whose corners are cut like a feather. */
export function vendorGlyph({ sign, colours: [light, deep] }: Vendor): string {
  const plate = 'M18 0H58a6 6 0 0 1 6 6V46A18 18 0 0 1 46 64H6a6 6 0 0 1-6-6V18A18 18 0 0 1 18 0Z';
  const gradient = linear(
    'plate',
    [0, 0, 64, 64],
    [
      [0, light],
      [1, deep],
    ],
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs>${gradient}</defs><path d="${plate}" fill="url(#plate)"/>${silhouette(sign, 32, 32, 42, '#fff')}</svg>`;
}
