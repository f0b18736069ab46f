import { Container, Graphics } from 'pixi.js';
import type { Colour } from '../../themes/index.ts';
import type { Win } from './win.ts';

type Size = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

export type WinLinesOptions = {
  /** For each line the row that it crosses on each reel. */
  readonly lines: readonly (readonly number[])[];
  readonly rowCount: number;
  /** Lines beyond them begin with the first again. */
  readonly colours: readonly Colour[];
};

/** The lines over the reels; any of them can be shown. */
export function createWinLines({ lines: rowsOfLines, rowCount, colours }: WinLinesOptions) {
  const container = new Container();
  let size: Size = { width: 1, height: 1 };
  const drawn = new Map<number, Graphics>();

  /** A line is drawn when it wins for the first time: most of them never do. */
  function lineOf(index: number): Graphics {
    const known = drawn.get(index);
    if (known !== undefined) return known;
    const line = new Graphics();
    container.addChild(line);
    drawn.set(index, line);
    draw(line, index);
    return line;
  }

  function draw(line: Graphics, index: number): void {
    const rows = rowsOfLines[index] ?? [];
    const points = pointsOf(rows, size, rowCount);
    const [first] = points;
    line.clear();
    if (first === undefined) return;
    for (const stroke of strokes(colours[index % colours.length] ?? 0xffffff, size.width / 90)) {
      line.moveTo(first.x, first.y);
      for (const point of points.slice(1)) line.lineTo(point.x, point.y);
      line.stroke({ ...stroke, cap: 'round', join: 'round' });
    }
  }

  return {
    container,
    layout(width: number, height: number): void {
      size = { width, height };
      for (const [index, line] of drawn) draw(line, index);
    },
    show(wins: readonly Win[]): void {
      const lit = new Set(wins.map(({ line }) => line));
      for (const line of drawn.values()) line.visible = false;
      for (const index of lit) if (index !== null) lineOf(index).visible = true;
    },
  };
}

/** Through the middles of the cells, and on to both edges of the window. */
function pointsOf(rows: readonly number[], { width, height }: Size, rowCount: number): Point[] {
  const middles = rows.map((row, reel) => ({
    x: (width * (reel + 0.5)) / rows.length,
    y: (height * (row + 0.5)) / rowCount,
  }));
  const [first, second] = middles;
  const [beforeLast, last] = middles.slice(-2);
  if (first === undefined || second === undefined || beforeLast === undefined || last === undefined) return [];
  const edge = width * 0.028;
  const reach = (from: Point, to: Point, x: number): Point => ({
    x,
    y: from.y + ((to.y - from.y) / (to.x - from.x)) * (x - from.x),
  });
  return [reach(first, second, edge), ...middles.slice(1, -1), reach(last, beforeLast, width - edge)];
}

function strokes(color: Colour, unit: number) {
  return [
    { color, width: unit * 4.2, alpha: 0.16 },
    { color, width: unit * 2.4, alpha: 0.32 },
    { color, width: unit * 1.1, alpha: 1 },
    { color: 0xffffff, width: unit * 0.4, alpha: 0.6 },
  ];
}
