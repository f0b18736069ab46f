import { silhouette } from './icons.ts';

const METALS = {
  gold: { shine: '#fff4c2', face: '#f7c948', shadow: '#b3720c', edge: '#5c3304' },
  silver: { shine: '#ffffff', face: '#cfdbe6', shadow: '#7f92a6', edge: '#2e3b4a' },
  jade: { shine: '#eafff3', face: '#5be0a8', shadow: '#0d8a6c', edge: '#03362f' },
  ruby: { shine: '#ffe3e3', face: '#ff6a7c', shadow: '#c0123f', edge: '#4d0419' },
  rose: { shine: '#fff0ec', face: '#f3b7a2', shadow: '#b06a55', edge: '#47211a' },
  sky: { shine: '#f0fbff', face: '#6fc8ff', shadow: '#1a66c9', edge: '#071f4d' },
} as const;

export type MetalName = keyof typeof METALS;

const DEPTHS = [12, 10, 8, 6, 4, 2];

/** A silhouette cast in metal: its thickness below, its front with a gleam above. */
export function castIn(metal: MetalName, name: string, middle: number, size: number): string {
  const { shine, face, shadow, edge } = METALS[metal];
  const top = middle - 5;
  const stops = [
    [0, shine],
    [0.42, face],
    [0.56, shadow],
    [0.8, face],
    [1, shadow],
  ].map(([offset, colour]) => `<stop offset="${String(offset)}" stop-color="${String(colour)}"/>`);
  const cast = DEPTHS.map((depth) => silhouette(name, middle, top + depth, size, edge)).join('');
  return `<defs><linearGradient id="metal" x1="0" y1="0" x2="170" y2="512" gradientUnits="userSpaceOnUse">${stops.join('')}</linearGradient><clipPath id="upper"><path d="M0 0H288V120C200 150 100 112 0 146Z"/></clipPath></defs>${cast}${silhouette(name, middle, top, size, 'url(#metal)')}<g opacity=".3" clip-path="url(#upper)">${silhouette(name, middle, top, size, '#fff')}</g>`;
}
