import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { BLURRED_HEIGHT } from '../symbol-art/blur.ts';
import type { GameArt } from '../theme-art.ts';

/** The drawings of one game by the engine's symbols: each sharp, and blurred, and higher, for a turning reel. */
export type Sheet = {
  readonly sharp: (symbol: string) => Texture;
  readonly blurred: (symbol: string) => Texture;
};

export function createSheet({ atlas, cell, columns }: GameArt): Sheet {
  const source = new CanvasSource({ resource: atlas, autoGenerateMipmaps: true });
  const row = (y: number, height: number): ((symbol: string) => Texture) => {
    const textures = new Map(
      columns.map((symbol, column) => [
        symbol,
        new Texture({ source, frame: new Rectangle(column * cell, y, cell, height) }),
      ]),
    );
    return (symbol) => textures.get(symbol) ?? Texture.EMPTY;
  };
  return { sharp: row(0, cell), blurred: row(cell, cell * BLURRED_HEIGHT) };
}
