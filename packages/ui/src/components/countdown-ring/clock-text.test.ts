import { expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [299, '04:59'],
  [3600, '1:00:00'],
  [4500, '1:15:00'],
])('%i seconds read as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
