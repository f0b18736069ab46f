/** Makes what `public/` serves out of the drawings in this folder: `node art/build-art.ts`. */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';

const art = import.meta.dirname;
const site = join(art, '..', 'public');
/** Twice the largest size at which an avatar is shown. */
const avatarEdge = 96;
const canvas = '#081514';

await mkdir(join(site, 'avatars'), { recursive: true });
await mkdir(join(site, 'flags'), { recursive: true });

for (const file of await svgsIn('avatars')) {
  const name = basename(file, '.svg');
  await sharp(file, { density: 144 })
    .resize(avatarEdge, avatarEdge)
    .webp({ quality: 80 })
    .toFile(join(site, 'avatars', `${name}.webp`));
}
for (const file of await svgsIn('flags')) {
  const { data } = optimize(await readFile(file, 'utf8'), { multipass: true });
  await writeFile(join(site, 'flags', basename(file)), data);
}
await sharp(join(art, 'login.svg'), { density: 110 })
  .resize(640, 975, { fit: 'cover' })
  .avif({ quality: 52 })
  .toFile(join(site, 'login.avif'));

const mark = optimize(await readFile(join(art, 'mark.svg'), 'utf8'), { multipass: true }).data;
await writeFile(join(site, 'favicon.svg'), mark);
for (const edge of [180, 192, 512]) await appIcon(edge, join(site, `icon-${edge}.png`));

async function appIcon(edge: number, target: string): Promise<void> {
  const bird = await sharp(Buffer.from(mark), { density: 600 })
    .resize(Math.round(edge * 0.68))
    .png()
    .toBuffer();
  await sharp({ create: { width: edge, height: edge, channels: 4, background: canvas } })
    .composite([{ input: bird, gravity: 'center' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(target);
}

async function svgsIn(folder: string): Promise<string[]> {
  const files = await readdir(join(art, folder));
  return files.filter((file) => file.endsWith('.svg')).map((file) => join(art, folder, file));
}
