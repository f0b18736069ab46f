import { describe, expect, it } from 'vitest';
import { uniformOf } from './index.ts';

/** Every value of a 16-bit word as the first word, and a word of nought for those that are discarded. */
const WORDS_16 = 2 ** 16;

describe('uniform', () => {
  it.each([1, 2, 3, 5, 6, 7, 10, 37, 52, 100, 416, 1000, 10_000, 40_000, 65_535, 65_536])(
    'gives each of %s values from equally many of all 16-bit words',
    (n) => {
      const counts = new Uint32Array(n);
      let discarded = 0;
      for (let word = 0; word < WORDS_16; word += 1) {
        let reads = 0;
        const value = uniformOf(() => (reads++ === 0 ? word : 0), n, WORDS_16);
        if (reads > 1) discarded += 1;
        else counts[value] = (counts[value] ?? 0) + 1;
      }
      expect(new Set(counts)).toEqual(new Set([Math.floor(WORDS_16 / n)]));
      expect(discarded).toBe(WORDS_16 % n);
    },
  );

  it('reads words until one lies below the last whole multiple', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 6, 2 ** 32 - 7];
    expect(uniformOf(() => words.shift() ?? 0, 10)).toBe((2 ** 32 - 7) % 10);
    expect(words).toEqual([]);
  });
});
