import { linear } from '../drawing/definitions.ts';
import type { DrawnObject } from './drawn-object.ts';

const definitions = [
  linear(
    'toucan-body',
    [-20, -80, 60, 95],
    [
      [0, '#4a2f9c'],
      [0.45, '#241259'],
      [1, '#0d0522'],
    ],
  ),
  linear(
    'toucan-beak',
    [-10, -78, -96, -30],
    [
      [0, '#ffe27a'],
      [0.4, '#ffab2e'],
      [0.8, '#f5602f'],
      [1, '#c9234a'],
    ],
  ),
  linear(
    'toucan-bib',
    [-10, -40, 6, 24],
    [
      [0, '#fffaf0'],
      [1, '#ffdca0'],
    ],
  ),
].join('');

const tail = 'M30 60C44 72 58 86 68 104L52 112C40 106 26 92 18 78Z';
const body =
  'M12-84C40-86 52-64 51-42C51-20 65-2 65 32C65 62 48 86 27 89C7 91-17 71-21 38C-23 14-11-6-16-28C-22-56-14-80 12-84Z';
const bib = 'M-15-36C-4-43 15-36 19-19C23 4 9 20-6 18C-22 13-17-10-15-36Z';
const sash = 'M-21 5C-12 21 10 20 20-2C22 13 10 29-4 28C-15 26-21 16-21 5Z';
const wing = 'M29-22C58-8 68 32 47 68C34 62 17 42 17 13C17-4 20-18 29-22Z';
const upperBeak = 'M-12-68C-40-88-90-80-100-36C-101-29-95-27-91-32C-80-47-50-51-13-45Z';
const lowerBeak = 'M-13-45C-48-50-78-45-90-31C-70-33-40-29-12-30Z';
const beakTip = 'M-85-66C-95-57-99-47-100-36C-101-29-95-27-91-32C-88-36-85-39-81-41C-83-49-84-58-85-66Z';

/** The bird of the second demo site, sitting, its beak towards the words. */
export const toucan: DrawnObject = {
  drawing: [
    `<defs>${definitions}</defs>`,
    `<path d="${tail}" fill="#0d0522"/>`,
    `<path d="${body}" fill="url(#toucan-body)"/>`,
    `<path d="${bib}" fill="url(#toucan-bib)"/><path d="${sash}" fill="#f0483e"/>`,
    `<path d="${wing}" fill="#1a0c45"/><path d="M33-8C49 8 54 32 46 54M27 2C39 16 43 34 39 52" fill="none" stroke="#6a4ad0" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>`,
    `<path d="${lowerBeak}" fill="#d9441f"/><path d="${upperBeak}" fill="url(#toucan-beak)"/><path d="${beakTip}" fill="#1d0a40"/>`,
    '<path d="M-22-66C-42-76-66-74-80-60" fill="none" stroke="#fff6d0" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/>',
    '<path d="M-12-69C-6-60-6-40-12-30" fill="none" stroke="#0d0522" stroke-width="6" stroke-linecap="round"/>',
    '<circle cx="8" cy="-57" r="14" fill="#ffb53a"/><circle cx="8" cy="-57" r="9.500" fill="#4fc3ff"/><circle cx="7" cy="-57" r="6" fill="#0d0522"/><circle cx="5" cy="-59.500" r="2" fill="#fff"/>',
    '<path d="M4 88v12M14 89v11M26 88v12" stroke="#5fb0d8" stroke-width="5" stroke-linecap="round"/>',
  ].join(''),
};
