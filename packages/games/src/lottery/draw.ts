import type { Zodiac } from './lhc/zodiac.ts';

/** Which draw a play is settled with. */
export type DrawKind =
  | 'ssc'
  | 'lf3'
  | 'lf5'
  | 'pcb'
  | 'k3'
  | '11x5'
  | 'pk10'
  | 'lhc'
  | 'mb'
  | 'mn'
  | 'th'
  | 'la'
  | '4d'
  | 'to';

/** Numbers in drawn order: ssc, lf3, lf5, pcb, k3, 11x5, pk10. */
export type Numbers = readonly number[];

/** Six regular balls and the special one in drawn order, and the animal of the lunar year at the time of the draw. */
export type LhcDraw = { readonly n: Numbers; readonly yz: Zodiac };

/** Prizes by name, each with its digit strings: mb, mn, th, la, 4d. */
export type PrizeDraw = Readonly<Record<string, readonly string[]>>;

/** Six main numbers and an additional one. */
export type TotoDraw = { readonly main: Numbers; readonly add: Numbers };

/** What has been drawn. */
export type Draw = Numbers | LhcDraw | PrizeDraw | TotoDraw;
