import { SYMBOLS, type Symbol3 } from '@quetzal/games/slots/classic3';
import { ImageSource, Rectangle, Texture } from 'pixi.js';

/** The drawings of one theme: each symbol sharp, and blurred for a turning reel. */
export type Sheet = {
  readonly sharp: Readonly<Record<Symbol3, Texture>>;
  readonly blurred: Readonly<Record<Symbol3, Texture>>;
};

const CELL = 256;

/** Decodes the first of these pictures that the browser can read. */
async function decode(urls: readonly string[]): Promise<HTMLImageElement> {
  let failure: unknown;
  for (const url of urls) {
    const image = new Image();
    image.src = url;
    try {
      await image.decode();
      return image;
    } catch (err) {
      failure = err;
    }
  }
  throw new Error('no picture of the symbols could be decoded', { cause: failure });
}

export async function loadSheet(urls: readonly string[]): Promise<Sheet> {
  const source = new ImageSource({ resource: await decode(urls), autoGenerateMipmaps: true });
  const row = (y: number): Record<Symbol3, Texture> =>
    Object.fromEntries(
      SYMBOLS.map((symbol, column) => [
        symbol,
        new Texture({ source, frame: new Rectangle(column * CELL, y, CELL, CELL) }),
      ]),
    ) as Record<Symbol3, Texture>;
  return { sharp: row(0), blurred: row(CELL) };
}
