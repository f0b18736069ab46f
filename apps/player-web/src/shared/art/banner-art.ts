import { narrow } from '@quetzal/ui/narrow';
import type { PictureSource } from '@quetzal/ui/picture';

interface BannerArt {
  artSrc: string;
  artSources: readonly PictureSource[];
}

const folder = '/art/banners';

/* The pictures that come along lie there for plain and for dense screens, and as WebP; `index.html` knows it too. */
const cameAlong = /^(\/art\/.+)\.avif$/;

/** The files of one picture: all that came along with it, or the one that a site put there itself. */
function filesOf(url: string): PictureSource[] {
  const path = cameAlong.exec(url)?.[1];
  if (path === undefined) return [{ srcSet: url }];
  return [
    { type: 'image/avif', srcSet: `${path}.avif 1x, ${path}-2x.avif 2x` },
    { type: 'image/webp', srcSet: `${path}.webp` },
  ];
}

/** A banner by the addresses of its pictures; `smallUrl` is its composition for phones. */
export function pictureArt(url: string, smallUrl?: string): BannerArt {
  const forSmall = smallUrl === undefined ? [] : filesOf(smallUrl).map((source) => ({ media: narrow, ...source }));
  const path = cameAlong.exec(url)?.[1];
  if (path === undefined) return { artSrc: url, artSources: forSmall };
  return { artSrc: `${path}.webp`, artSources: [...forSmall, ...filesOf(url).slice(0, 1)] };
}

/** One of the banners that come along, by its name. */
export function bannerArt(name: string): BannerArt {
  return pictureArt(`${folder}/${name}.avif`);
}

/** What stands behind a site's first words where its file names no picture. */
export const ownWelcome = { url: `${folder}/welcome.avif`, smallUrl: `${folder}/welcome-small.avif` };
