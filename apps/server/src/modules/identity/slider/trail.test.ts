import { describe, expect, test } from 'vitest';
import { isHumanTrail, type TrailPoint } from './trail.ts';

/** A hand speeds up, then slows down. */
const byHand = (left: number, durationMs: number): TrailPoint[] =>
  Array.from({ length: 24 }, (_, index) => {
    const part = index / 23;
    return [Math.round(durationMs * part), Math.round(left * (1 - (1 - part) ** 2)), index % 3];
  });
const byKeys = (left: number, step: number, gapMs: number): TrailPoint[] =>
  Array.from({ length: Math.ceil(left / step) + 1 }, (_, index) => [index * gapMs, Math.min(left, index * step), 0]);
const looks = (trail: readonly TrailPoint[], more: object = {}): boolean =>
  isHumanTrail({ trail, left: 180, input: 'pointer', withinMs: 5_000, ...more });

describe('a way made by hand', () => {
  test('is taken', () => expect(looks(byHand(180, 900))).toBe(true));

  test.each<[string, readonly TrailPoint[]]>([
    ['like a ruler', Array.from({ length: 24 }, (_, index) => [index * 40, (180 / 23) * index, 0])],
    ['too fast', byHand(180, 200)],
    ['with too few points', byHand(180, 900).filter((_, index) => index % 5 === 3)],
    ['that ends elsewhere', byHand(160, 900)],
    ['that begins far off', byHand(180, 900).slice(8)],
    ['that goes back in time', [...byHand(180, 900).slice(0, -1).toReversed(), [900, 180, 0]]],
    ['with nothing in it', []],
  ])('is not taken when it is %s', (_, trail) => expect(looks(trail)).toBe(false));

  test('is not taken when it takes longer than there was time', () => {
    expect(looks(byHand(180, 4_000), { withinMs: 3_000 })).toBe(false);
  });
});

describe('a way made by keys', () => {
  const keys = { input: 'keyboard' } as const;
  test('is taken, even though it is like a ruler', () => expect(looks(byKeys(180, 5, 33), keys)).toBe(true));
  test('with a last step back is taken', () => {
    expect(looks([...byKeys(190, 10, 60), [1_300, 180, 0]], keys)).toBe(true);
  });
  test('is taken when it goes to the end at once, or back to the start, and on from there', () => {
    const back = [264, 254, 244, 234, 224, 214, 204, 194, 184, 180].map((left, index): TrailPoint => [
      index * 60,
      left,
      0,
    ]);
    expect(looks(back, keys)).toBe(true);
    const restart = [120, 0, 40, 80, 120, 160, 180].map((left, index): TrailPoint => [index * 90, left, 0]);
    expect(
      looks([[0, 40, 0], [90, 80, 0], ...restart.map(([ms, left, top]): TrailPoint => [ms + 180, left, top])], keys),
    ).toBe(true);
  });
  test('is not taken when steps are too far or too fast', () => {
    expect(looks(byKeys(180, 60, 200), keys)).toBe(false);
    expect(looks(byKeys(180, 3, 8), keys)).toBe(false);
  });
  test('is not taken when it leaves its line', () => {
    expect(looks([...byKeys(175, 5, 33), [1_500, 180, 4]], keys)).toBe(false);
  });
});
