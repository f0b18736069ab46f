export type { Draw, DrawKind, LhcDraw, Numbers, PrizeDraw, TotoDraw } from '../draw.ts';
export { generateDraw } from './generate.ts';
export { readDraw } from './read.ts';
