import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCases } from '../../../testing/read-cases.ts';
import { createStream } from '../../fairness/index.ts';
import { play as playAnywhere } from '../anywhere6x5/index.ts';
import { spin } from '../classic3/index.ts';
import { play as playLines } from '../lines5x3/index.ts';
import { keepDraws, replayDraws, type SlotStream } from './index.ts';

const plays: Readonly<Record<string, (stream: SlotStream) => unknown>> = {
  classic3: spin,
  lines5x3: playLines,
  anywhere6x5: playAnywhere,
};

function drawn(game: string, serverSeed: string, context: string) {
  const { stream, draws } = keepDraws(createStream(serverSeed, context));
  return { round: plays[game]?.(stream), draws };
}

describe('the draws of a slot round', () => {
  it.each(readCases<{ game: string; serverSeed: string; context: string }>('slots'))(
    'give the whole $game round of $context again',
    ({ game, serverSeed, context }) => {
      const { round, draws } = drawn(game, serverSeed, context);
      expect(plays[game]?.(replayDraws(draws))).toEqual(round);
    },
  );

  it('give any round of any seed again', () => {
    const seed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(plays)), seed, fc.nat(9), (game, serverSeed, nonce) => {
        const { round, draws } = drawn(game, serverSeed, `any:luna:${String(nonce)}`);
        expect(plays[game]?.(replayDraws(draws))).toEqual(round);
      }),
    );
  });

  it('cannot be cut short or bent into a result that the slot could not have drawn', () => {
    const { draws } = drawn('lines5x3', 'ab'.repeat(32), 'any:luna:3');
    expect(() => playLines(replayDraws(draws.slice(0, -1)))).toThrow(RangeError);
    for (const bent of [32, -1, 0.5])
      expect(() => playLines(replayDraws([bent, ...draws.slice(1)]))).toThrow(RangeError);
  });
});
