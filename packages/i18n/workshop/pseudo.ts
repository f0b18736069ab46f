import type { RoomWords } from '../src/words-source.ts';

const accented: Readonly<Record<string, string>> = {
  a: 'å',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ʠ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/** How much longer than English a translation may be expected to be: short labels grow most. */
const growth = (length: number) => (length <= 10 ? 1 : length <= 30 ? 0.5 : 0.3);

/**
 * A sentence as a language might write it that is longer than English and full of accents, in brackets that show where it
 * is cut off. Placeholders and tags stay: what is seen without brackets never came from the words.
 */
export function pseudo(text: string): string {
  const shown = text.replaceAll(/\{\{[^}]*\}\}|<[^<>]*>|[A-Za-z]/g, (part) => accented[part] ?? part);
  const more = Math.ceil(text.replaceAll(/\{\{[^}]*\}\}|<[^<>]*>/g, '').length * growth(text.length));
  return `[${shown}${more > 0 ? ` ${'~'.repeat(more)}` : ''}]`;
}

/** Every sentence of a room, or of several, as `pseudo` writes it. */
export function pseudoWords(words: Readonly<Record<string, string | RoomWords>>): RoomWords {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? pseudo(value) : pseudoWords(value)]),
  );
}
