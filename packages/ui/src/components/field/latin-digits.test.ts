import { expect, test } from 'vitest';
import { toLatinDigits } from './latin-digits.ts';

test.each([
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian and Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['full-width', '０１２３４５６７８９'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['Burmese', '၀၁၂၃၄၅၆၇၈၉'],
  ['Khmer', '០១២៣៤៥៦៧៨៩'],
  ['mathematical sans-serif', '𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫'],
  ['Latin', '0123456789'],
])('%s digits become 0 to 9', (_script, digits) => {
  expect(toLatinDigits(digits)).toBe('0123456789');
});

test('everything that is no digit stays', () => {
  expect(toLatinDigits('a-٥،½ 二')).toBe('a-5،½ 二');
});
