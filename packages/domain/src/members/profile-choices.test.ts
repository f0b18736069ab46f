import { expect, test } from 'vitest';
import { countryCodes, isNationality, nationalities } from './profile-choices.ts';

test('every code is one that the runtime has a name for, once', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(new Set(countryCodes).size).toBe(249);
});

test('nobody is a national of a place where nobody lives', () => {
  expect([isNationality('MX'), isNationality('AQ'), isNationality('mx')]).toEqual([true, false, false]);
  expect(nationalities).toHaveLength(242);
});
