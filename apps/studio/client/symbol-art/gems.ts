import type { Colour, DrawnName } from '../../themes/index.ts';
import type { Pen } from './layers.ts';
import { sheer, toned } from './tones.ts';

export type GemName = Extract<DrawnName, `gem_${string}`>;
type Point = readonly [number, number];

/** Corners on a circle around the middle; `reach` answers how far out each lies, on 1. */
function corners(count: number, turn: number, reach: (angle: number) => number = () => 1): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * Math.PI * 2 - Math.PI / 2;
    const distance = 40 * reach(angle);
    return [Math.cos(angle) * distance, Math.sin(angle) * distance];
  });
}

/** A drop hangs from its point: upwards its corners lie further out. */
const drop = (angle: number): number => (Math.abs(angle + Math.PI / 2) < 0.1 ? 1.14 : 0.93);

const CUTS: Readonly<Record<GemName, readonly Point[]>> = {
  gem_hexagon: corners(6, 0),
  gem_square: [
    [-24, -36],
    [24, -36],
    [36, -24],
    [36, 24],
    [24, 36],
    [-24, 36],
    [-36, 24],
    [-36, -24],
  ],
  gem_round: corners(12, 0.5),
  gem_drop: corners(7, 0, drop),
};

const TABLE = 0.56;

function trace(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
}

/** Facets catch the light that falls from above on the left. */
function light([x, y]: Point): number {
  return (-x * 0.55 - y * 0.83) / 40;
}

/** A cut stone seen from above: the table in the middle, facets around it, each in its own light. */
export function drawGem(pen: Pen, name: GemName, colour: Colour): void {
  const rim = CUTS[name];
  const inner = rim.map(([x, y]): Point => [x * TABLE, y * TABLE]);
  pen.save();
  pen.translate(50, 50);
  for (const [index, from] of rim.entries()) {
    const next = (index + 1) % rim.length;
    const [to, innerFrom, innerTo] = [rim[next] ?? from, inner[index] ?? from, inner[next] ?? from];
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const tone = light(middle) * 0.62 + (index % 2 === 0 ? 0.06 : -0.06);
    trace(pen, [from, to, innerTo, innerFrom]);
    pen.fillStyle = toned(colour, tone);
    pen.strokeStyle = pen.fillStyle;
    pen.lineWidth = 0.6;
    pen.fill();
    pen.stroke();
  }
  drawTable(pen, inner, colour);
  pen.restore();
}

function drawTable(pen: Pen, points: readonly Point[], colour: Colour): void {
  const shine = pen.createLinearGradient(-18, -24, 16, 26);
  shine.addColorStop(0, toned(colour, 0.72));
  shine.addColorStop(0.48, toned(colour, 0.12));
  shine.addColorStop(0.5, toned(colour, -0.2));
  shine.addColorStop(1, toned(colour, 0.3));
  trace(pen, points);
  pen.fillStyle = shine;
  pen.fill();
  pen.strokeStyle = sheer(0xffffff, 0.5);
  pen.lineWidth = 1;
  pen.stroke();
  pen.beginPath();
  pen.ellipse(-16, -24, 8, 3.4, -0.6, 0, Math.PI * 2);
  pen.fillStyle = sheer(0xffffff, 0.75);
  pen.fill();
}
