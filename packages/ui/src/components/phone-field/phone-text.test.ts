import { describe, expect, test } from 'vitest';
import { isCountryFound, readPhoneText, type PhoneCountry } from './phone-text.ts';

const countries: PhoneCountry[] = [
  { countryCode: 'MX', dialingCode: '52', name: 'México' },
  { countryCode: 'US', dialingCode: '1', name: 'Estados Unidos' },
  { countryCode: 'CA', dialingCode: '1', name: 'Canadá' },
  { countryCode: 'DO', dialingCode: '1809', name: 'República Dominicana' },
  { countryCode: 'SA', dialingCode: '966', name: 'السعودية' },
];
const read = (text: string, countryCode = 'MX') => readPhoneText(text, { countryCode, number: '' }, countries);

describe('a national number keeps its country', () => {
  test.each([
    ['55 1234 5678', '5512345678'],
    ['(55) 1234-5678', '5512345678'],
    ['٥٥١٢٣٤', '551234'],
    ['５５１２', '5512'],
    ['0044', '0044'],
    ['abc', ''],
  ])('%s is %s', (text, number) => {
    expect(read(text)).toEqual({ countryCode: 'MX', number });
  });
});

describe('an international number brings its country', () => {
  test.each([
    ['+52 55 1234 5678', 'US', 'MX', '5512345678'],
    ['(+52) 55 1234 5678', 'US', 'MX', '5512345678'],
    ['0052 55 1234 5678', 'US', 'MX', '5512345678'],
    ['＋９６６ ５０ １２３', 'MX', 'SA', '50123'],
    ['tel:+1 212 555 0100', 'MX', 'US', '2125550100'],
    ['+1 809 555 0100', 'MX', 'DO', '5550100'],
    ['+1 416 555 0100', 'CA', 'CA', '4165550100'],
  ])('%s typed under %s belongs to %s', (text, from, countryCode, number) => {
    expect(read(text, from)).toEqual({ countryCode, number });
  });
});

test('while a longer dialling code is still possible nothing is decided', () => {
  expect(read('+1')).toEqual({ countryCode: 'MX', number: '+1' });
  expect(read('+180')).toEqual({ countryCode: 'MX', number: '+180' });
  expect(read('+18')).toEqual({ countryCode: 'MX', number: '+18' });
  expect(read('+12')).toEqual({ countryCode: 'US', number: '2' });
});

test('an unknown dialling code stays as typed', () => {
  expect(read('+999123')).toEqual({ countryCode: 'MX', number: '+999123' });
});

test('no number is longer than fifteen digits with its dialling code', () => {
  expect(read('1'.repeat(30)).number).toHaveLength(13);
  expect(read(`+52${'1'.repeat(30)}`).number).toHaveLength(13);
});

test.each([
  ['mexico', ['MX']],
  ['MÉX', ['MX']],
  ['estados', ['US']],
  ['+52', ['MX']],
  ['٩٦٦', ['SA']],
  ['1', ['US', 'CA', 'DO']],
  ['sa', ['SA']],
  ['سعود', ['SA']],
  ['zzz', []],
  ['', ['MX', 'US', 'CA', 'DO', 'SA']],
])('searching for "%s" finds %j', (query, expected) => {
  expect(countries.filter((country) => isCountryFound(country, query)).map(({ countryCode }) => countryCode)).toEqual(
    expected,
  );
});
