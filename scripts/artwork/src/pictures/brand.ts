import { linear } from '../drawing/definitions.ts';

const gradients =
  linear(
    'plume',
    [8, 4, 58, 62],
    [
      [0, '#7cf5c4'],
      [0.45, '#12c98f'],
      [1, '#0a8fa6'],
    ],
  ) +
  linear(
    'breast',
    [50, 24, 34, 50],
    [
      [0, '#ff5a6e'],
      [1, '#d3123f'],
    ],
  );

const head =
  'M27 4C14 4 4 14.2 4 27s10 23 23 23c2 0 4-.3 5.8-.7-2.3-3.2-3.9-6.9-4.6-11C21 38 16 33 16 27c0-6.2 5-11 11-11s11 4.6 11.2 10.5C43 22.5 47 20.5 57 20.2 51.5 17.8 49 16 46.6 13.2 42.5 7.5 35.5 4 27 4Zm14.5 8.6a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z';
const breast = 'M50 24.5C39 27 32 33 32.5 41.5c.2 2.7.9 5 2 7C44 45.5 50.3 37 50 24.5Z';
const tail = 'M36.5 51.5C41 57 49 61.5 61 61.5 53 58 47.5 53.5 43.5 47c-2 1.9-4.4 3.4-7 4.5Z';
const bird = `<path fill="url(#plume)" fill-rule="evenodd" d="${head}"/><path fill="url(#breast)" d="${breast}"/><path fill="url(#plume)" d="${tail}"/>`;

/** The bird of the brand, on nothing. */
export const mark = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" fill="none"><defs>${gradients}</defs>${bird}</svg>`;

/** The bird on the night of the site: what a home screen shows. */
export const appIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><defs>${gradients}</defs><rect width="64" height="64" fill="#081514"/><g transform="translate(10.24 10.24) scale(.68)">${bird}</g></svg>`;
