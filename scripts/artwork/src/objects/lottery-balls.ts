import { lettering } from '../drawing/lettering.ts';
import { tenth } from '../drawing/numbers.ts';
import { palettes, type PaletteName } from '../look/palettes.ts';
import type { DrawnObject } from './drawn-object.ts';

type Ball = {
  readonly text: string;
  readonly colour: PaletteName;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
};

function ball({ text, colour, x, y, radius }: Ball, index: number): string {
  const { top, middle, deep, glow } = palettes[colour];
  const id = `ball-${index}`;
  const size = radius * (text.length > 2 ? 0.5 : text.length > 1 ? 0.66 : 0.84);
  const look = { weight: 800, size, left: 0, baseline: size * 0.36, tracking: -size * 0.03 } as const;
  const letters = lettering(text, look);
  return [
    `<defs><radialGradient id="${id}" cx=".36" cy=".28" r=".8"><stop stop-color="${glow}"/><stop offset=".28" stop-color="${top}"/><stop offset=".72" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>`,
    `<g transform="translate(${x} ${y})"><circle r="${radius}" fill="url(#${id})"/>`,
    `<circle r="${tenth(radius * 0.6)}" fill="#fff"/><circle r="${tenth(radius * 0.6)}" fill="none" stroke="${middle}" stroke-opacity=".5" stroke-width="${tenth(radius * 0.04)}"/>`,
    `<path transform="translate(${tenth(-letters.width / 2)} 0)" d="${letters.path}" fill="#161c2c"/>`,
    `<ellipse cx="${tenth(-radius * 0.34)}" cy="${tenth(-radius * 0.7)}" rx="${tenth(radius * 0.34)}" ry="${tenth(radius * 0.15)}" transform="rotate(-24 ${tenth(-radius * 0.34)} ${tenth(-radius * 0.7)})" fill="#fff" opacity=".7"/></g>`,
  ].join('');
}

/** One drawn ball. */
export const lotteryBall = (text: string, colour: PaletteName): DrawnObject => ({
  drawing: ball({ text, colour, x: 0, y: 0, radius: 90 }, 0),
});

/** Three balls in a heap, the first in front. */
export function lotteryBalls(
  front: readonly [string, PaletteName],
  left: readonly [string, PaletteName],
  right: readonly [string, PaletteName],
): DrawnObject {
  const heap: readonly Ball[] = [
    { text: left[0], colour: left[1], x: -46, y: 34, radius: 52 },
    { text: right[0], colour: right[1], x: 50, y: 40, radius: 48 },
    { text: front[0], colour: front[1], x: 4, y: -26, radius: 64 },
  ];
  return { drawing: heap.map(ball).join('') };
}
