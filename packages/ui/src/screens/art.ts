import type { PictureSource } from '../components/picture/picture.tsx';
import type { VendorImages } from '../components/vendor-chip/vendor-chip.tsx';

interface Art {
  artSrc: string;
  artSources: readonly PictureSource[];
}

/** The pictures of a game, 3:4. */
export const gameArt = (id: string): Art => ({
  artSrc: `/art/games/${id}.webp`,
  artSources: [
    {
      srcSet: `/art/games/${id}-180.avif 180w, /art/games/${id}.avif 360w, /art/games/${id}-540.avif 540w`,
      type: 'image/avif',
      sizes: '(width < 48rem) 33vw, 200px',
    },
  ],
});

const twice = (path: string) => ({ srcSet: `${path}.avif 1x, ${path}-2x.avif 2x`, type: 'image/avif' });

/** The pictures of a banner. */
export const bannerArt = (name: string): Art => ({
  artSrc: `/art/banners/${name}.webp`,
  artSources: [twice(`/art/banners/${name}`)],
});

/** The pictures of a banner that has a composition of its own for small screens. */
export const heroArt = (name: string): Art & { artSmallSrc: string } => ({
  ...bannerArt(name),
  artSmallSrc: `/art/banners/${name}-small.webp`,
  artSources: [
    { ...twice(`/art/banners/${name}-small`), media: '(width < 48rem)' },
    ...bannerArt(name).artSources.map((source) => ({ ...source, media: '(width >= 48rem)' })),
  ],
});

/** The pictures of an offer. */
export const promoArt = (name: string): Art => ({
  artSrc: `/art/promos/${name}.webp`,
  artSources: [twice(`/art/promos/${name}`)],
});

/** `country` as ISO 3166-1, in small letters. */
export const flagOf = (country: string): string => `/art/countries/${country}.svg`;

/** The picture of an account, from 1 to 12. */
export const avatarOf = (number: number): string => `/art/avatars/a${number}.webp`;

/** Every colouring of a maker's logo. */
export const vendorImages = (code: string): VendorImages => ({
  default: `/art/vendors/${code}-default.svg`,
  active: `/art/vendors/${code}-active.svg`,
  white: `/art/vendors/${code}-white.svg`,
  color: `/art/vendors/${code}-color.svg`,
  purple: `/art/vendors/${code}-purple.svg`,
});

/** A maker's mark alone. */
export const vendorGlyph = (code: string): string => `/art/vendors/${code}-glyph.svg`;
