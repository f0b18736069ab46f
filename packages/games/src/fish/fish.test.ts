import { describe, expect, it } from 'vitest';
import { fastWords } from '../../testing/fast-words.ts';
import { readCases } from '../../testing/read-cases.ts';
import { distance, sample } from '../../testing/sample.ts';
import { streamOf } from '../fairness/index.ts';
import { fishChecker } from './check/index.ts';
import { FISH_MAX, type Kind, KINDS, payout, resolveShot, RETURN_TO_PLAYER, spawnableKinds } from './index.ts';

const cases = readCases<object>('fish');
const kinds = [...KINDS.values()];
/** The mean multiplier as a fraction of hundredths of weight. */
const hundredths = ({ multipliers }: Kind): bigint =>
  multipliers.reduce((sum, { times, weight }) => sum + BigInt(times * weight), 0n);

describe('fish shots', () => {
  it.each(cases.map((row, index) => ({ row, index })))('resolve published case $index', ({ row }) => {
    for (const { faults } of fishChecker.check(row)) expect(faults).toEqual([]);
  });

  it('have 17 kinds of fish and three specials', () => {
    expect(kinds.map(({ id }) => id).join(' ')).toBe(
      'f01 f02 f03 f04 f05 f06 f07 f08 f09 f10 f11 f12 f13 f14 f15 f16 f17 s1 s2 s3',
    );
    expect(kinds.filter(({ multipliers }) => multipliers.length > 1).map(({ id }) => id)).toEqual(['s1', 's2', 's3']);
  });

  it.each(kinds)('capture $id at exactly floor(2^32 * 0.965 / mean multiplier) words', (kind) => {
    expect(kind.multipliers.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(BigInt(kind.threshold)).toBe((2n ** 32n * 965n * 100n) / (1000n * hundredths(kind)));
  });

  it.each(kinds)('return 0.965 of the bullets on $id, up to 1.6e-8', (kind) => {
    const returned = ((Number(hundredths(kind)) / 100) * kind.threshold) / 2 ** 32;
    expect(returned).toBeLessThanOrEqual(RETURN_TO_PLAYER);
    expect(returned).toBeGreaterThanOrEqual(0.964999984);
  });

  it.each(kinds)('capture $id by a word just below the threshold and miss it by the threshold itself', (kind) => {
    const shoot = (word: number): unknown => resolveShot({ word: () => word, weighted: () => 0 }, kind.id);
    expect(shoot(kind.threshold - 1)).toEqual({ ok: true, captured: true, multiplier: kind.multipliers[0]?.times });
    expect(shoot(kind.threshold)).toEqual({ ok: true, captured: false, multiplier: 0 });
  });

  it('return the same whatever the player aims at', () => {
    const stream = streamOf(fastWords(41));
    let shots = 0;
    const seen = sample(400_000, () => {
      const kind = kinds[shots++ % 14] as Kind;
      const shot = resolveShot(stream, kind.id);
      return shot.ok ? shot.multiplier : 0;
    });
    expect(distance(seen, RETURN_TO_PLAYER)).toBeLessThan(2.576);
  });

  it('pay the bullet times the multiplier', () => {
    expect(payout(500n, { captured: true, multiplier: 40 })).toBe(20_000n);
    expect(payout(500n, { captured: false, multiplier: 0 })).toBe(0n);
  });

  it.each(['f00', 'f18', 's4', '', 'constructor'])('refuse the unknown fish %j', (id) => {
    expect(resolveShot(streamOf(fastWords(1)), id)).toEqual({ ok: false, code: 'fish.unknown_fish' });
  });
});

describe('spawning', () => {
  it('keeps the loners alone', () => {
    const ids = spawnableKinds(['f15', 's3', 'f01']).map(({ id }) => id);
    expect(ids).not.toContain('f15');
    expect(ids).not.toContain('s3');
    expect(ids).toContain('f16');
    expect(ids).toContain('f01');
  });

  it('brings no shoal that the room has no place for, and nothing into a full room', () => {
    const almost = Array.from({ length: FISH_MAX - 4 }, () => 'f05');
    expect(spawnableKinds(almost).every(({ group }) => group[0] === 1)).toBe(true);
    expect(spawnableKinds(Array.from({ length: FISH_MAX }, () => 'f05'))).toEqual([]);
  });
});
