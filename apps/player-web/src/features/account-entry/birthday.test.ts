import { expect, test } from 'vitest';
import { birthdayMaxOf, isBirthYearSlip } from './birthday.ts';

test('whoever has a birthday today is of age today', () => {
  expect(birthdayMaxOf('2026-11-21', 18)).toBe('2008-11-21');
});

test('on a leap day the year of birth may lack that day', () => {
  expect(birthdayMaxOf('2028-02-29', 18)).toBe('2010-02-28');
  expect(birthdayMaxOf('2028-02-29', 20)).toBe('2008-02-29');
});

test('who is 125 today may live, who turns 126 does not', () => {
  expect(isBirthYearSlip('1900-11-22', '2026-11-21')).toBe(false);
  expect(isBirthYearSlip('1900-11-21', '2026-11-21')).toBe(true);
});
