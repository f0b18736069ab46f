// Draws the pictures of `public/art` from the vector sources beside this file: `pnpm art` after a source changed.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';

const sources = import.meta.dirname;
const target = join(sources, '..', 'public', 'art');

/** Banner widths in px: twice what a phone shows, about one and a half times what a desktop shows. */
const bannerWidths: Readonly<Record<string, number>> = {
  welcome: 1600,
  'welcome-small': 716,
  login: 560,
  lobby: 1392,
  wallet: 1032,
};
const avatarEdge = 96;
/** librsvg draws at this density before the picture is scaled down, so that edges stay smooth. */
const density = 144;

async function svgsOf(folder: string): Promise<string[]> {
  return (await readdir(join(sources, folder))).filter((name) => name.endsWith('.svg'));
}

async function drawBanners(): Promise<void> {
  await mkdir(join(target, 'banners'), { recursive: true });
  for (const name of await svgsOf('banners')) {
    const width = bannerWidths[basename(name, '.svg')];
    if (width === undefined) throw new Error(`No width for the banner ${name}`);
    const image = sharp(join(sources, 'banners', name), { density }).resize({ width });
    await image.avif({ quality: 52, effort: 7 }).toFile(join(target, 'banners', name.replace('.svg', '.avif')));
  }
}

async function drawAvatars(): Promise<void> {
  await mkdir(join(target, 'avatars'), { recursive: true });
  for (const name of await svgsOf('avatars')) {
    const image = sharp(join(sources, 'avatars', name), { density }).resize({ width: avatarEdge, height: avatarEdge });
    await image.webp({ quality: 82 }).toFile(join(target, 'avatars', name.replace('.svg', '.webp')));
  }
}

async function copyVectors(folder: string): Promise<void> {
  await mkdir(join(target, folder), { recursive: true });
  for (const name of await svgsOf(folder)) {
    const { data } = optimize(await readFile(join(sources, folder, name), 'utf8'), {
      multipass: true,
      floatPrecision: 2,
    });
    await writeFile(join(target, folder, name), data);
  }
}

await drawBanners();
await drawAvatars();
await copyVectors('flags');
await copyVectors('vendors');
