import { expect, test } from 'vitest';
import { changeOf } from './change-of.ts';

test('a figure that grew by an eighth is up 12.5 percent', () => {
  expect(changeOf('900.00', '800.00')).toEqual({ direction: 'up', percent: '12.5' });
});

test('a gain that turned into a loss is down', () => {
  expect(changeOf('-50.00', '100.00')).toEqual({ direction: 'down', percent: '150.0' });
});

test('a smaller loss is up', () => {
  expect(changeOf('-50.00', '-100.00')).toEqual({ direction: 'up', percent: '50.0' });
});

test('without a figure before, or with nothing before, there is no change to show', () => {
  expect(changeOf(12, undefined)).toBeNull();
  expect(changeOf(12, 0)).toBeNull();
});

test('what rounds to nothing is flat', () => {
  expect(changeOf('100.01', '100.00')).toEqual({ direction: 'flat', percent: '0.0' });
});

test('a jump from almost nothing is capped', () => {
  expect(changeOf(90_000, 1)?.percent).toBe('999.9');
});
