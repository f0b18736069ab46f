import { LINES, type LineWin } from '@quetzal/games/slots/classic3';
import { Container, Graphics } from 'pixi.js';
import type { Colour } from '../../themes/index.ts';

type Size = { readonly width: number; readonly height: number };

/** The five lines over the reels; any of them can be shown. */
export function createWinLines(colours: readonly Colour[]) {
  const container = new Container();
  const lines = LINES.map(() => {
    const line = new Graphics();
    line.visible = false;
    container.addChild(line);
    return line;
  });

  return {
    container,
    layout({ width, height }: Size): void {
      for (const [index, rows] of LINES.entries()) {
        const line = lines[index];
        const points = rows.map((row, reel) => ({ x: (width * (reel + 0.5)) / 3, y: (height * (row + 0.5)) / 3 }));
        const [first, second, third] = points;
        if (line === undefined || first === undefined || second === undefined || third === undefined) continue;
        const slope = (second.y - first.y) / (second.x - first.x);
        const edge = width * 0.028;
        line.clear();
        for (const stroke of strokes(colours[index] ?? 0xffffff, width / 90)) {
          line.moveTo(edge, first.y + slope * (edge - first.x));
          line.lineTo(second.x, second.y);
          line.lineTo(width - edge, third.y - slope * (third.x - width + edge));
          line.stroke({ ...stroke, cap: 'round', join: 'round' });
        }
      }
    },
    show(wins: readonly LineWin[]): void {
      for (const [index, line] of lines.entries()) line.visible = wins.some((win) => win.line === index);
    },
  };
}

function strokes(color: Colour, unit: number) {
  return [
    { color, width: unit * 4.2, alpha: 0.16 },
    { color, width: unit * 2.4, alpha: 0.32 },
    { color, width: unit * 1.1, alpha: 1 },
    { color: 0xffffff, width: unit * 0.4, alpha: 0.6 },
  ];
}
