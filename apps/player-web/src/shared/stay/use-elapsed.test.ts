import { expect, test } from 'vitest';
import { clockText } from './use-elapsed.ts';

test.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [3_909, '1:05:09'],
  [90_061, '25:01:01'],
])('T051 %i seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
