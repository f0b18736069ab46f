import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import type { GatewayPage, SiteApp, SiteGatewayDeps } from './site-app.ts';

type Facts = Pick<SiteGatewayDeps, 'distDir' | 'siteInfoFor'>;

/** Edge lengths in px of the icons that a brand's mark is drawn as: of Apple's home screen, and of manifests. */
const iconPx = { apple: 180, small: 192, large: 512 };
/** Of the picture that browsers ask every site for, whatever its pages name. */
const tabIconPx = 48;
/** What devices may cut off of an icon: they keep a circle of four fifths of its width, and a mark has corners. */
const markShare = 0.56;
const keptForAYear = 'public, max-age=31536000, immutable';
const keptForAnHour = 'public, max-age=3600';
/** A drawing that is opened by itself runs and loads nothing. */
const drawingPolicy = "default-src 'none'; sandbox";

/** A mark in the middle of its brand's ground, as a square PNG. */
async function drawIcon(markSvg: string, ground: string, edgePx: number): Promise<Buffer> {
  const markPx = Math.round(edgePx * markShare);
  const mark = await sharp(Buffer.from(markSvg), { limitInputPixels: 4_000_000 })
    .resize(markPx, markPx, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return sharp({ create: { width: edgePx, height: edgePx, channels: 3, background: ground } })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
}

const folderOf = (markUrl: string): string => markUrl.slice(0, markUrl.lastIndexOf('/'));

/** The address of a brand's icon; it changes with the mark. */
const iconPath = (markUrl: string, edgePx: number): string => `${folderOf(markUrl)}/icon-${edgePx}.png`;

/** What a manifest says of a brand's icons. */
function iconsOf(markUrl: string): object[] {
  const drawn = [iconPx.small, iconPx.large].map((edgePx) => ({
    src: iconPath(markUrl, edgePx),
    sizes: `${edgePx}x${edgePx}`,
    type: 'image/png',
    purpose: 'any maskable',
  }));
  return [...drawn, { src: markUrl, sizes: 'any', type: 'image/svg+xml' }];
}

function manifestOf(text: string, { siteInfo, language, direction, ground }: GatewayPage): object {
  const { name, markUrl } = siteInfo.brand;
  return {
    ...(JSON.parse(text) as object),
    name,
    short_name: name,
    lang: language,
    dir: direction,
    background_color: ground,
    theme_color: ground,
    ...(markUrl === null ? {} : { icons: iconsOf(markUrl) }),
  };
}

/**
 * The mark of a brand, the icons drawn of it and the manifest that names them; their addresses change with the drawing.
 * `ownMark` stands in for a brand without one.
 */
export function addBrandFiles(app: SiteApp, { distDir, siteInfoFor }: Facts, ownMark: string): void {
  const ofBrand = async (req: FastifyRequest<{ Params: { hash: string } }>, reply: FastifyReply) => {
    const found = await siteInfoFor(req);
    const isItsOwn = found?.siteInfo.brand.markUrl === `/brand/${req.params.hash}/mark.svg`;
    if (found?.markSvg === undefined || !isItsOwn) return reply.status(404).send();
    reply.headers({ 'cache-control': keptForAYear, 'content-security-policy': drawingPolicy });
    const edgePx = Object.values(iconPx).find((px) => req.url.endsWith(`/icon-${px}.png`));
    if (edgePx === undefined) return reply.type('image/svg+xml').send(found.markSvg);
    return reply.type('image/png').send(await drawIcon(found.markSvg, found.ground, edgePx));
  };
  app.get('/brand/:hash/mark.svg', ofBrand);
  for (const px of Object.values(iconPx)) app.get(`/brand/:hash/icon-${px}.png`, ofBrand);
  // Readers of links and old browsers ask for these names without having read a page.
  app.get('/favicon.svg', async (req, reply) => {
    const found = await siteInfoFor(req);
    if (found === undefined) return reply.status(421).send();
    reply.headers({ 'cache-control': keptForAnHour, 'content-security-policy': drawingPolicy });
    return reply.type('image/svg+xml').send(found.markSvg ?? ownMark);
  });
  app.get('/favicon.ico', async (req, reply) => {
    const found = await siteInfoFor(req);
    if (found === undefined) return reply.status(421).send();
    reply.header('cache-control', keptForAnHour);
    return reply.type('image/png').send(await drawIcon(found.markSvg ?? ownMark, found.ground, tabIconPx));
  });
  for (const name of ['site.webmanifest', 'manifest.webmanifest']) {
    app.get(`/${name}`, async (req, reply) => {
      const found = await siteInfoFor(req);
      const text = await readFile(join(distDir, name), 'utf8').catch(() => undefined);
      if (found === undefined || text === undefined) return reply.status(404).send();
      return reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifestOf(text, found));
    });
  }
}
