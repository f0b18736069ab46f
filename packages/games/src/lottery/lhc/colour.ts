const RED: ReadonlySet<number> = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const BLUE: ReadonlySet<number> = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

export type Colour = 'red' | 'blue' | 'green';

/** The colour of a ball 1..49: 17 are red, 16 blue, 16 green. */
export function colourOf(ball: number): Colour {
  return RED.has(ball) ? 'red' : BLUE.has(ball) ? 'blue' : 'green';
}
