import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('places that are far enough apart stay', () => {
  expect(spread([10, 50, 90], 16, 200)).toEqual([10, 50, 90]);
});

test('places that touch move apart and keep their order', () => {
  expect(spread([50, 52, 51], 16, 200)).toEqual([50, 82, 66]);
});

test('at the foot they move upwards', () => {
  expect(spread([195, 198], 16, 200)).toEqual([184, 200]);
});
