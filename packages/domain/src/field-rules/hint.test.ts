import { expect, test } from 'vitest';
import { hintOf } from './hint.ts';

const rule = { enabled: true, required: true, patternId: 6 };

test('a hint says the least and the most, and a single length when they are equal', () => {
  expect(hintOf({ ...rule, minLength: 4, maxLength: 16 })).toEqual({
    pattern: 'digits',
    length: 'range',
    min: 4,
    max: 16,
  });
  expect(hintOf({ ...rule, minLength: 6, maxLength: 6 })).toEqual({ pattern: 'digits', length: 'exact', count: 6 });
  expect(hintOf({ ...rule, maxLength: 6 })).toEqual({ pattern: 'digits', length: 'at_most', max: 6 });
  expect(hintOf({ ...rule, minLength: 6 })).toEqual({ pattern: 'digits', length: 'at_least', min: 6 });
  expect(hintOf(rule)).toEqual({ pattern: 'digits', length: 'free' });
});
