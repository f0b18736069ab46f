import { lettering } from '../drawing/lettering.ts';
import { tenth } from '../drawing/numbers.ts';
import { metals, type MetalName } from '../look/metals.ts';
import type { DrawnObject } from './drawn-object.ts';

/** A number or word cast in metal, as on a reel. */
export function numeral(text: string, metal: MetalName): DrawnObject {
  const size = [250, 168, 116, 92][text.length - 1] ?? 80;
  const { shine, face, shadow, edge } = metals[metal];
  const { path, width } = lettering(text, { weight: 800, size, left: 0, baseline: 0, tracking: -size * 0.04 });
  const top = -size * 0.72;
  const gradient = [
    [0, shine],
    [0.42, face],
    [0.54, shadow],
    [0.82, face],
    [1, shadow],
  ].map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  const layer = (drop: number, paint: string): string =>
    `<path d="${path}" transform="translate(0 ${drop})" fill="${paint}" stroke="${paint}" stroke-width="3" stroke-linejoin="round"/>`;
  const drawing = [
    `<defs><linearGradient id="numeral" x1="0" y1="${tenth(top)}" x2="${tenth(width * 0.2)}" y2="0" gradientUnits="userSpaceOnUse">${gradient.join('')}</linearGradient></defs>`,
    `<g transform="translate(${tenth(-width / 2)} ${tenth(-top / 2)})">`,
    ...[10, 8, 6, 4, 2].map((drop) => layer(drop, edge)),
    `<path d="${path}" fill="url(#numeral)" stroke="${edge}" stroke-width="2.4" paint-order="stroke"/>`,
    `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/></g>`,
  ].join('');
  return { drawing };
}
