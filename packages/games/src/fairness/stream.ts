import { createWords } from './words.ts';

const WORD_RANGE = 2 ** 32;

/** The chance of one round. Every draw consumes words in order, so a replay with the same calls gives the same results. */
export type Stream = {
  /** One of 0..n-1, each equally likely; 1 <= n <= 2^32. Words above the last whole multiple of n are discarded. */
  readonly uniform: (n: number) => number;
  /** A whole number of 0..2^52-1 made of two words. */
  readonly u52: () => number;
  /** The first `count` items of a Fisher-Yates shuffle of `list`; `list` itself stays as it is. */
  readonly draw: <T>(list: readonly T[], count: number) => T[];
  /** The index that a whole-number weight wins. */
  readonly weighted: (weights: readonly number[]) => number;
  /** How many 32-bit words have been read so far. */
  readonly wordsUsed: () => number;
};

/**
 * Opens the chance of one round.
 * @param serverSeed 32 bytes in hex
 * @param context see `roundContext`
 */
export function createStream(serverSeed: string, context: string): Stream {
  const words = createWords(serverSeed, context);

  function uniform(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORD_RANGE) {
      throw new RangeError(`A range is a whole number of 1..2^32, not ${String(n)}`);
    }
    const limit = WORD_RANGE - (WORD_RANGE % n);
    let word = words.next();
    while (word >= limit) word = words.next();
    return word % n;
  }

  function u52(): number {
    const high = words.next();
    const low = words.next();
    return high * 2 ** 20 + Math.floor(low / 2 ** 12);
  }

  function draw<T>(list: readonly T[], count: number): T[] {
    if (count > list.length) throw new RangeError('Cannot draw more items than there are');
    const items = [...list];
    for (let index = 0; index < count; index += 1) {
      const other = index + uniform(items.length - index);
      [items[index], items[other]] = [items[other] as T, items[index] as T];
    }
    return items.slice(0, count);
  }

  function weighted(weights: readonly number[]): number {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const place = uniform(total);
    let running = 0;
    return weights.findIndex((weight) => {
      running += weight;
      return running > place;
    });
  }

  return { uniform, u52, draw, weighted, wordsUsed: words.used };
}
