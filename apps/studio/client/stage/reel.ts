import { Container, Sprite } from 'pixi.js';
import type { Sheet } from './sheet.ts';

/** Rows that are drawn besides those of the window: one above and one below it. */
const ROWS_HIDDEN = 2;
const SYMBOL_SHARE = 1.03;
const BLUR_FROM_SYMBOLS_PER_SECOND = 9;
/** Symbols that do not win go pale on light reels and dark on dark ones. */
const PALE_ALPHA = 0.42;
const DARK_TINT = 0x66667c;

export type Reel = ReturnType<typeof createReel>;

export type ReelOptions = {
  readonly sheet: Sheet;
  readonly rowCount: number;
  /** The symbol at any place of its strip, which goes on around. */
  readonly symbolAt: (place: number) => string;
  readonly isLight: boolean;
};

/** One reel: sprites that are moved along the strip. `place` is the strip place at the top row, with its fraction. */
export function createReel({ sheet, rowCount, symbolAt, isLight }: ReelOptions) {
  const container = new Container();
  const sprites = Array.from({ length: rowCount + ROWS_HIDDEN }, () => {
    const sprite = new Sprite(sheet.sharp(symbolAt(0)));
    sprite.anchor.set(0.5);
    container.addChild(sprite);
    return sprite;
  });
  let width = 1;
  let rowHeight = 1;
  let scale = 1;

  return {
    container,
    layout(x: number, reelWidth: number, reelRowHeight: number): void {
      container.x = x;
      width = reelWidth;
      rowHeight = reelRowHeight;
      scale = (Math.min(width, rowHeight) * SYMBOL_SHARE) / sheet.sharp(symbolAt(0)).width;
    },
    draw(place: number, symbolsPerSecond: number): void {
      const top = Math.floor(place);
      const textures = symbolsPerSecond > BLUR_FROM_SYMBOLS_PER_SECOND ? sheet.blurred : sheet.sharp;
      for (const [index, sprite] of sprites.entries()) {
        const row = index - 1;
        sprite.texture = textures(symbolAt(top + row));
        sprite.position.set(width / 2, (row - (place - top) + 0.5) * rowHeight);
        sprite.scale.set(scale);
        sprite.alpha = 1;
        sprite.tint = 0xffffff;
      }
    },
    /** Lifts the rows that win by `swell` (0 to 1) and dims the others; null shows all alike. */
    accent(rows: ReadonlySet<number> | null, swell: number): void {
      for (const [index, sprite] of sprites.entries()) {
        const isWinning = rows?.has(index - 1) ?? false;
        const isDimmed = rows !== null && !isWinning;
        sprite.alpha = isDimmed && isLight ? PALE_ALPHA : 1;
        sprite.tint = isDimmed && !isLight ? DARK_TINT : 0xffffff;
        sprite.scale.set(scale * (isWinning ? 1 + 0.12 * swell : 1));
      }
    },
  };
}
