import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { GameArt } from '../theme-art.ts';

/** The drawings of one game by the engine's symbols: each sharp, and blurred for a turning reel. */
export type Sheet = {
  readonly sharp: (symbol: string) => Texture;
  readonly blurred: (symbol: string) => Texture;
};

export function createSheet({ atlas, cell, columns }: GameArt): Sheet {
  const source = new CanvasSource({ resource: atlas, autoGenerateMipmaps: true });
  const row = (y: number): ((symbol: string) => Texture) => {
    const textures = new Map(
      columns.map((symbol, column) => [
        symbol,
        new Texture({ source, frame: new Rectangle(column * cell, y, cell, cell) }),
      ]),
    );
    return (symbol) => textures.get(symbol) ?? Texture.EMPTY;
  };
  return { sharp: row(0), blurred: row(cell) };
}
