import { describe, expect, test } from 'vitest';
import { groupMoneyText, marksOf, parseMoneyText, typedMoneyText } from './money-text.ts';

describe('what is typed becomes a decimal string', () => {
  test.each([
    ['500', '500'],
    ['12.', '12.'],
    ['12.5', '12.5'],
    ['12,5', '12.5'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['2,000', '2000'],
    ['1,234,567', '1234567'],
    ['1,0005', '10005'],
    ['0,500', '0.50'],
    ['.5', '0.5'],
    ['007', '7'],
    ['12.345', '12.34'],
    ['1.234.567', '1234567'],
    ['1.23.', '1.23'],
    ['12..', '12.'],
    ['0.999', '0.99'],
    ['١٢٫٥', '12.5'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['１２．５０', '12.50'],
    ['१२.५', '12.5'],
    ['$ 1 500 MXN', '1500'],
    ['-40', '40'],
    ['abc', ''],
    ['', ''],
  ])('%s is %s', (typed, expected) => {
    expect(parseMoneyText(typed, 2)).toBe(expected);
  });

  test.each([
    ['1.500', '1500'],
    ['1,500', '1500'],
    ['1,50,000', '150000'],
    ['1,5000', '15000'],
    ['1000.5', '1000'],
    ['1000.99', '1000'],
    ['1000.999', '1000'],
    ['1,500.00', '1500'],
    ['1.500,00', '1500'],
    ['1,234.567', '1234'],
    ['1,234,5', '1234'],
    ['1.23.', '1'],
    ['12.', '12'],
    ['0.500', '0'],
    ['.5', '0'],
    ['١٬٥٠٠', '1500'],
    ['', ''],
  ])(
    'without decimal places separators group thousands, and what they do not is cut off: %s is %s',
    (typed, expected) => {
      expect(parseMoneyText(typed, 0)).toBe(expected);
    },
  );
});

/* What a key leaves in the field is what the next one is added to. */
function typedKeyByKey(keys: string, decimals: number, locale: string): { text: string; value: string } {
  const marks = marksOf(locale);
  let [text, value] = ['', ''];
  for (const key of keys) {
    value = parseMoneyText(text + key, decimals, marks);
    text = typedMoneyText(text + key, value, marks, decimals);
  }
  return { text, value };
}

test.each([
  ['en', 2, '12,500', '12500'],
  ['en', 2, '1,000.50', '1000.50'],
  ['en', 2, '1,250,000', '1250000'],
  ['en', 2, '12,5', '12.5'],
  ['en', 6, '1,000.000001', '1000.000001'],
  ['en', 0, '12,500', '12500'],
  ['en', 0, '12.500', '12500'],
  ['de', 0, '1.250.000', '1250000'],
  ['en', 0, '1000.55', '1000'],
  ['pt', 2, '12.500', '12500'],
  ['pt', 2, '12.500,5', '12500.5'],
  ['de', 2, '1.250.000', '1250000'],
])('%s, %i decimals: %s typed key by key is %s, and stays as it was typed', (locale, decimals, keys, value) => {
  expect(typedKeyByKey(keys, decimals, locale)).toEqual({ text: keys, value });
});

test.each([
  ['12..', '12.'],
  ['1500.759', '1500.75'],
  ['1,500.759', '1500.75'],
  ['007', '7'],
  ['12,,', '12.'],
])('what %s would leave is %s', (keys, text) => {
  expect(typedKeyByKey(keys, 2, 'en').text).toBe(text);
});

test('thousands are grouped for reading and decimals stay as typed', () => {
  expect(groupMoneyText('1234567.5')).toBe('1,234,567.5');
  expect(groupMoneyText('999')).toBe('999');
  expect(groupMoneyText('')).toBe('');
});

test.each([
  ['es-MX', '.'],
  ['es-MX-u-nu-latn', '.'],
  ['pt', ','],
  ['de', ','],
  ['fr', ','],
  ['ar', '.'],
])('the decimal mark of %s is %s', (locale, decimal) => {
  expect(marksOf(locale).decimal).toBe(decimal);
});

test.each([
  ['1.234,5', '1234.5'],
  ['1500,759', '1500.75'],
  ['2.000', '2000'],
  ['１２，５', '12.5'],
  ['١٢٫٥', '12.5'],
])('for readers of the decimal comma %s is %s', (typed, expected) => {
  expect(parseMoneyText(typed, 2, marksOf('de'))).toBe(expected);
});
