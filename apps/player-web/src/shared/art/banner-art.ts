import type { PictureSource } from '@quetzal/ui/picture';

interface BannerArt {
  artSrc: string;
  artSources: readonly PictureSource[];
}

const small = '(width < 768px)';
const folder = '/art/banners';
const avif = (name: string) => ({
  type: 'image/avif',
  srcSet: `${folder}/${name}.avif 1x, ${folder}/${name}-2x.avif 2x`,
});

/** The files of one banner for plain and dense screens; `withSmall` when it has a composition of its own for phones. */
export function bannerArt(name: string, { withSmall = false }: { withSmall?: boolean } = {}): BannerArt {
  const forSmall = [
    { media: small, ...avif(`${name}-small`) },
    { media: small, type: 'image/webp', srcSet: `${folder}/${name}-small.webp` },
  ];
  return { artSrc: `${folder}/${name}.webp`, artSources: [...(withSmall ? forSmall : []), avif(name)] };
}
