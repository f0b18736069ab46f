import { describe, expect, it } from 'vitest';
import {
  crashBy32Bits,
  crashBy52Bits,
  crashOfRoundedShare,
  publicDice,
  publicFloats,
  publicLimbo,
  publicPick,
  publicPicks,
  wordOfRawHash,
} from '../../testing/public-schemes.ts';
import { keyedHash, bytesToHex, sha256, utf8ToBytes } from './primitive.ts';

const serverSeed = 'a'.repeat(64);
const gameHash = 'b'.repeat(64);
const blockHash = 'c'.repeat(64);
const [first = 0, ...others] = publicFloats(serverSeed, 'test-client', 1, 10);

describe('the hash under our games reproduces public schemes', () => {
  it('commits to a text seed as they do', () => {
    expect(bytesToHex(sha256(utf8ToBytes(serverSeed)))).toBe(
      'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb',
    );
  });

  it('signs the first block of a bet as they do', () => {
    expect(bytesToHex(keyedHash(utf8ToBytes(serverSeed))(utf8ToBytes('test-client:1:0')))).toMatch(
      /^05a4322c636ad208d891399b34bb5721d3eca0a08f19c2db4fe372b463eb5ffc/,
    );
  });

  it('reads the published numbers of a bet', () => {
    expect([first, ...others].slice(0, 4).map((float) => float.toFixed(12))).toEqual([
      '0.022036681883',
      '0.388348700479',
      '0.845965957968',
      '0.205983586842',
    ]);
  });

  it('finds the published dice, limbo, roulette and card', () => {
    expect(publicDice(first)).toBe(2.2);
    expect(publicLimbo(first)).toBe(44.92);
    expect(publicPick(first, 37)).toBe(0);
    expect(publicPick(first, 52)).toBe(1);
  });

  it('finds the published mines and keno squares', () => {
    const floats = [first, ...others];
    const squares = (from: number, count: number): number[] =>
      Array.from({ length: count }, (_, place) => from + place);
    expect(publicPicks(floats.slice(0, 3), squares(0, 25))).toEqual([0, 10, 21]);
    expect(publicPicks(floats, squares(1, 40))).toEqual([1, 17, 35, 9, 33, 23, 13, 16, 19, 14]);
  });

  it('finds the published crash points', () => {
    const by32 = crashBy32Bits(gameHash, blockHash);
    expect(by32.word).toBe('0ecd1eb5');
    expect(by32.point).toBeCloseTo(17.122878, 5);
    expect(crashBy52Bits(gameHash, blockHash)).toEqual({ word: '27eae22349a19', point: 1.17 });
    expect(wordOfRawHash(gameHash, blockHash)).toBe('037143aa75b88');
    expect(crashOfRoundedShare('037143aa75b88')).toBe(1);
    expect(crashOfRoundedShare('6b5124897c3c4')).toBe(1.7);
  });
});
