import type { Words } from '../src/fairness/index.ts';

/**
 * Words of a small generator (xoshiro128**, Blackman and Vigna 2018) for simulations of many rounds, where an HMAC for
 * every eight words would be most of the time. The same seed gives the same words.
 */
export function fastWords(seed: number): Words {
  let used = 0;
  let state = seed >>> 0;
  // SplitMix32 spreads the seed over the four words of the state.
  const spread = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  let [a, b, c, d] = [spread(), spread(), spread(), spread()];
  const rotate = (value: number, by: number): number => ((value << by) | (value >>> (32 - by))) >>> 0;
  return {
    next() {
      used += 1;
      const word = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
      const shifted = (b << 9) >>> 0;
      c = (c ^ a) >>> 0;
      d = (d ^ b) >>> 0;
      b = (b ^ c) >>> 0;
      a = (a ^ d) >>> 0;
      c = (c ^ shifted) >>> 0;
      d = rotate(d, 11);
      return word;
    },
    used: () => used,
  };
}
