/** A point of a letter, in a box that is 10 wide and 14 high. */
export type Point = readonly [x: number, y: number];

/** Points of strokes. Letters that people mix up (0 O Q D, 1 I L, 2 Z, 5 S, 8 B, U V, 4 A, 6 G C, 9) are not here. */
const drawings: Readonly<Record<string, string>> = {
  A: '0,14 5,0 10,14 / 2,9 8,9',
  E: '9,0 0,0 0,14 9,14 / 0,7 7,7',
  F: '9,0 0,0 0,14 / 0,7 7,7',
  H: '0,0 0,14 / 10,0 10,14 / 0,7 10,7',
  J: '3,0 10,0 / 7,0 7,10 5.5,13.4 2.5,13.6 0.5,10.5',
  K: '0,0 0,14 / 9,0 0,8 / 3.2,5.4 10,14',
  M: '0,14 0.6,0 5.5,9 10.4,0 11,14',
  N: '0,14 0,0 10,14 10,0',
  P: '0,14 0,0 6,0 9.5,2 9.5,5.6 6,7.6 0,7.6',
  R: '0,14 0,0 6,0 9.5,2 9.5,5.4 6,7.2 0,7.2 / 4.5,7.2 10,14',
  T: '0,0 10,0 / 5,0 5,14',
  W: '0,0 3,14 5.7,4.5 8.5,14 11.5,0',
  X: '0,0 10,14 / 10,0 0,14',
  Y: '0,0 5,7 10,0 / 5,7 5,14',
  3: '0.5,1.8 3.5,0 7,0.2 9.3,2.2 8.8,5 5,6.6 9.4,8.4 9.8,11 7.4,13.6 3.5,14 0,12',
  7: '0,0 9.5,0 4,14',
};

const pointOf = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
};

/** What an answer is made of. */
export const captchaLetters: readonly string[] = Object.keys(drawings);

/** The strokes of a letter, each a row of points. */
export function strokesOf(letter: string): Point[][] {
  return (drawings[letter] ?? '').split(' / ').map((stroke) => stroke.split(' ').map(pointOf));
}
