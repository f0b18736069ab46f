/** Draws everything that is committed as pictures: the symbols that games share, and the scenes behind cabinets. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SCENE_NAMES } from '../themes/scene-names.ts';
import { PICTURE_NAMES, type PictureName } from '../themes/symbol-names.ts';
import { sceneSvg } from './scenes.ts';
import { symbolSvg } from './symbols.ts';

const CLIENT_ART = fileURLToPath(new URL('../client/art/', import.meta.url));
/** The side of a symbol's picture, and of the drawing inside it: the rest is room for rim and shadow. */
const PICTURE = 320;
const DRAWING = 268;
const AVIF = { quality: 56, effort: 5 };
const WEBP = { quality: 78, alphaQuality: 80, effort: 5 };
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** All subjects look equally large: each fills the drawing in its longer direction. */
async function symbolPicture(name: PictureName): Promise<Buffer> {
  const large = await sharp(Buffer.from(symbolSvg(name)), { density: 180 })
    .png()
    .toBuffer();
  const subject = await sharp(large)
    .trim({ background: CLEAR, threshold: 2 })
    .resize(DRAWING, DRAWING, { fit: 'inside' })
    .toBuffer();
  return sharp({ create: { width: PICTURE, height: PICTURE, channels: 4, background: CLEAR } })
    .composite([{ input: subject, gravity: 'centre' }])
    .png()
    .toBuffer();
}

async function makeSymbol(name: PictureName): Promise<void> {
  const picture = await symbolPicture(name);
  const path = `${CLIENT_ART}symbols/${name.replaceAll('_', '-')}`;
  await sharp(picture).avif(AVIF).toFile(`${path}.avif`);
  await sharp(picture).webp(WEBP).toFile(`${path}.webp`);
}

/** Pictures of symbols that no game names any more go. */
async function removeOthers(folder: string, names: readonly string[]): Promise<void> {
  const kept = new Set(names.map((name) => name.replaceAll('_', '-')));
  for (const file of await readdir(folder)) {
    if (!kept.has(file.replace(/\.\w+$/, ''))) await rm(folder + file);
  }
}

const wanted = process.argv.slice(2);
for (const folder of ['symbols/', 'scenes/']) await mkdir(CLIENT_ART + folder, { recursive: true });
for (const scene of SCENE_NAMES) await writeFile(`${CLIENT_ART}scenes/${scene}.svg`, `${sceneSvg(scene)}\n`);
const symbols = PICTURE_NAMES.filter((name) => wanted.length === 0 || wanted.includes(name));
for (const name of symbols) await makeSymbol(name);
await removeOthers(`${CLIENT_ART}symbols/`, PICTURE_NAMES);
await removeOthers(`${CLIENT_ART}scenes/`, SCENE_NAMES);
