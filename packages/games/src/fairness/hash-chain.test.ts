import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { belongsToChain, createHashChain, isNextSeed } from './index.ts';

const secret = 'c0'.repeat(32);
const sha = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

describe('hash chain', () => {
  it('makes every seed the hash of its successor, over the raw bytes, down to the terminal hash', () => {
    const chain = createHashChain(secret, 2500);
    const seeds: string[] = [secret];
    while (seeds.length < chain.length) seeds.unshift(sha(seeds[0] as string));
    for (const index of [0, 1, 499, 500, 1498, 1499, 1500, 2498, 2499]) expect(chain.seedAt(index)).toBe(seeds[index]);
    expect(chain.terminalHash).toBe(sha(seeds[0] as string));
  });

  it('lets each shown seed be checked against the one before and against the terminal hash', () => {
    const chain = createHashChain(secret, 50);
    for (let index = 1; index < 50; index += 1) {
      expect(isNextSeed(chain.seedAt(index - 1), chain.seedAt(index))).toBe(true);
      expect(belongsToChain(chain.terminalHash, chain.seedAt(index), index)).toBe(true);
    }
  });

  it('notices a seed of another chain and a seed out of its turn', () => {
    const chain = createHashChain(secret, 50);
    const other = createHashChain('d1'.repeat(32), 50);
    expect(isNextSeed(chain.seedAt(3), other.seedAt(4))).toBe(false);
    expect(isNextSeed(chain.seedAt(3), chain.seedAt(5))).toBe(false);
    expect(belongsToChain(chain.terminalHash, chain.seedAt(5), 4)).toBe(false);
  });

  it('takes nothing else for a seed: no other text, no terminal hash, no place outside', () => {
    const chain = createHashChain(secret, 50);
    for (const text of ['', 'zz', 'not a seed', `${chain.seedAt(4)}0`]) {
      expect(isNextSeed(chain.seedAt(3), text)).toBe(false);
      expect(belongsToChain(chain.terminalHash, text, 4)).toBe(false);
    }
    expect(belongsToChain(chain.terminalHash, chain.terminalHash, -1)).toBe(false);
    expect(belongsToChain(chain.terminalHash, chain.seedAt(0), 0.5)).toBe(false);
  });

  it.each([-1, 3, 0.5])('has no seed %s in a chain of three', (index) => {
    expect(() => createHashChain(secret, 3).seedAt(index)).toThrow(RangeError);
  });

  it.each([0, -1, 1.5])('is never of length %s', (length) => {
    expect(() => createHashChain(secret, length)).toThrow(RangeError);
  });
});
