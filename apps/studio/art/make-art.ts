/** Draws everything that is committed as pictures: symbol sheets and backgrounds of the games. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SYMBOLS } from '@quetzal/games/slots/classic3';
import sharp from 'sharp';
import { THEMES, type Theme } from '../themes/index.ts';
import { backgroundSvg } from './backgrounds.ts';
import { symbolSvg } from './symbols.ts';

const CLIENT_ART = fileURLToPath(new URL('../client/art/', import.meta.url));
/** The side of one symbol on a sheet. */
const SHEET_CELL = 256;
const AVIF_SYMBOLS = { quality: 50, effort: 5 };
const WEBP = { quality: 74, alphaQuality: 70, effort: 5 };

/** Motion blur along the reel: the drawing is squeezed, blurred as a whole, and stretched back. */
async function blurred(svg: Buffer): Promise<Buffer> {
  const flat = await sharp(svg).resize(SHEET_CELL, 9, { fit: 'fill', kernel: 'cubic' }).png().toBuffer();
  return sharp(flat).blur(1).resize(SHEET_CELL, SHEET_CELL, { fit: 'fill', kernel: 'cubic' }).png().toBuffer();
}

/** One sheet: the seven symbols in a row, below them the same seven blurred. */
async function symbolSheet(theme: Theme): Promise<Buffer> {
  const parts = await Promise.all(
    SYMBOLS.map(async (symbol, column) => {
      const svg = Buffer.from(symbolSvg(theme.symbols[symbol], theme.code));
      const left = column * SHEET_CELL;
      const sharpened = await sharp(svg).resize(SHEET_CELL).png().toBuffer();
      return [
        { input: sharpened, left, top: 0 },
        { input: await blurred(svg), left, top: SHEET_CELL },
      ];
    }),
  );
  const size = { width: SYMBOLS.length * SHEET_CELL, height: 2 * SHEET_CELL };
  const blank = { ...size, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  return sharp({ create: blank }).composite(parts.flat()).png().toBuffer();
}

async function makeTheme(theme: Theme): Promise<void> {
  const folder = `${CLIENT_ART}${theme.code}/`;
  await mkdir(folder, { recursive: true });
  const sheet = await symbolSheet(theme);
  await sharp(sheet).avif(AVIF_SYMBOLS).toFile(`${folder}symbols.avif`);
  await sharp(sheet).webp(WEBP).toFile(`${folder}symbols.webp`);
  const background = await sharp(Buffer.from(backgroundSvg(theme)))
    .removeAlpha()
    .png()
    .toBuffer();
  await sharp(background).avif({ quality: 48, effort: 5 }).toFile(`${folder}background.avif`);
  await sharp(background).webp({ quality: 66, effort: 6 }).toFile(`${folder}background.webp`);
}

for (const theme of THEMES) await makeTheme(theme);
