import { uniformOf } from './uniform.ts';
import { createWords, type Words } from './words.ts';

/** The chance of one round. Every draw consumes words in order, so a replay with the same calls gives the same results. */
export type Stream = {
  /** The next 32-bit word itself. */
  readonly word: () => number;
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
 * @param context see `roundContext`, `sharedContext`, `lotteryContext`
 */
export function createStream(serverSeed: string, context: string): Stream {
  return streamOf(createWords(serverSeed, context));
}

/** The chance that lies in any words. */
export function streamOf(words: Words): Stream {
  const uniform = (n: number): number => uniformOf(words.next, n);

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
    let total = 0;
    for (const weight of weights) total += weight;
    const place = uniform(total);
    let index = 0;
    // The first index whose running sum exceeds the place.
    for (let running = weights[0] as number; running <= place; running += weights[index] as number) index += 1;
    return index;
  }

  return { word: words.next, uniform, u52, draw, weighted, wordsUsed: words.used };
}
