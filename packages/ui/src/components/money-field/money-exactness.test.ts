import { describe, expect, test } from 'vitest';
import { groupMoneyText, marksOf, parseMoneyText } from './money-text.ts';

const zeros = { latn: 0x30, arab: 0x660, arabext: 0x6f0, deva: 0x966, fullwide: 0xff10 };
const locales = ['en', 'es-MX', 'de', 'pt', 'fr', 'ar', 'hi'];
const scales = [0, 2, 6, 18];

/* The same figures in every run; far longer than a float is exact. */
function* figures(count: number, scale: number): Generator<{ whole: string; fraction: string }> {
  let state = 20_261_121 + scale;
  const next = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const digits = (length: number) => Array.from({ length }, () => next(10)).join('');
  for (let index = 0; index < count; index += 1) {
    yield { whole: digits(1 + next(30)).replace(/^0+(?=\d)/, ''), fraction: digits(scale === 0 ? 0 : next(scale + 1)) };
  }
}

function inScript(text: string, zero: number): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

describe.each(locales)('in %s', (locale) => {
  const marks = marksOf(locale);

  test.each(scales)('a figure typed key by key is emitted digit for digit, %i decimals', (scale) => {
    for (const { whole, fraction } of figures(120, scale)) {
      const expected = fraction === '' ? whole : `${whole}.${fraction}`;
      for (const zero of Object.values(zeros)) {
        let value = '';
        for (const key of inScript(expected.replace('.', marks.decimal), zero)) {
          value = parseMoneyText(value.replace('.', marks.decimal) + key, scale, marks);
        }
        expect(value).toBe(expected);
      }
    }
  });

  test.each(scales)('a grouped figure that is pasted is emitted digit for digit, %i decimals', (scale) => {
    for (const { whole, fraction } of figures(200, scale)) {
      const expected = fraction === '' ? whole : `${whole}.${fraction}`;
      expect(parseMoneyText(groupMoneyText(expected, marks), scale, marks)).toBe(expected);
    }
  });

  test('digits beyond the scale are cut off, never rounded', () => {
    for (const { whole } of figures(60, 2)) {
      expect(parseMoneyText(`${whole}${marks.decimal}999999`, 2, marks)).toBe(`${whole}.99`);
    }
  });
});
