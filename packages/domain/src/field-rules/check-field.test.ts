import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkField, type FieldRule } from './check-field.ts';
import { fieldPatterns } from './patterns.ts';

const rule: FieldRule = { enabled: true, required: true, minLength: 4, maxLength: 16, patternId: 19 };

describe('a field against its rule', () => {
  test('a value of the right length and letters is fine', () => {
    expect(checkField(rule, 'ana.lopez_7')).toBeNull();
  });

  test('a required field must not be empty, an optional one may', () => {
    expect(checkField(rule, '')).toEqual({ code: 'field.required', params: {} });
    expect(checkField({ ...rule, required: false }, '')).toBeNull();
  });

  test('a field that is off is not read', () => {
    expect(checkField({ ...rule, enabled: false }, '?')).toBeNull();
  });

  test('the refusal names the bounds', () => {
    expect(checkField(rule, 'ana')).toEqual({ code: 'field.too_short', params: { min: 4, max: 16 } });
    expect(checkField(rule, 'a'.repeat(17))).toEqual({ code: 'field.too_long', params: { min: 4, max: 16 } });
  });

  test('characters outside the pattern are refused', () => {
    expect(checkField(rule, '7lives')).toEqual({ code: 'field.pattern', params: { pattern: 'letter_first_handle' } });
  });

  test('lengths count what a person sees as one character', () => {
    expect(checkField({ enabled: true, required: true, maxLength: 2 }, '🎲🎲')).toBeNull();
  });

  test.each([
    ['*', 'anything', true],
    ['', 'anything', true],
    ['[a-c]+', 'abc', true],
    ['[a-c]+', 'abcd', false],
    ['a|b', 'ab', false],
  ])('accepted pattern %j on %j', (acceptedPattern, value, fine) => {
    expect(checkField({ enabled: true, required: true, acceptedPattern }, value) === null).toBe(fine);
  });

  test('every pattern kind decides every text, quickly and without throwing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fieldPatterns), fc.string({ maxLength: 400 }), ({ id }, value) => {
        checkField({ enabled: true, required: true, patternId: id }, value);
      }),
    );
  });
});
