/** How many values a word has. */
export const WORD_RANGE = 2 ** 32;

/**
 * One of 0..n-1, each equally likely. Words at or above the last whole multiple of `n` are discarded, so that no
 * remainder is met by one word more than another.
 * @param wordRange how many values `next` has, each equally likely
 */
export function uniformOf(next: () => number, n: number, wordRange: number = WORD_RANGE): number {
  if (!Number.isInteger(n) || n < 1 || n > wordRange) {
    throw new RangeError(`A range is a whole number of 1..${String(wordRange)}, not ${String(n)}`);
  }
  const limit = wordRange - (wordRange % n);
  let word = next();
  while (word >= limit) word = next();
  return word % n;
}
