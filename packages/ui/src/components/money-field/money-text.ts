import { toLatinDigits } from '../field/latin-digits.ts';

/**
 * Turns what a person typed or pasted ("1,234.50", "1.234,5", "١٢٫٥") into a decimal string with a point; digit by
 * digit, so that no figure is ever rounded. Of two kinds of separators the last one is the decimal mark. Commas before
 * groups of three group, and so does one before more digits than there are decimal places; a lone point never does. With
 * a comma as the locale's decimal mark both change their parts.
 * Digits beyond `decimals` are cut off. Not every result is complete: "12." is on its way to "12.5".
 */
export function parseMoneyText(text: string, decimals: number, marks: MoneyMarks = englishMarks): string {
  const kept = latinText(text, marks).replace(/[^\d.,]/g, '');
  const mark = decimalMarkIndex(kept, decimals);
  const digits = (part: string) => part.replace(/\D/g, '');
  if (mark === -1) return trimZeros(digits(kept));
  const whole = trimZeros(digits(kept.slice(0, mark))) || '0';
  return `${whole}.${digits(kept.slice(mark + 1)).slice(0, decimals)}`;
}

/* Arabic marks mean the same everywhere; points and commas are exchanged for readers of the comma. */
function latinText(text: string, marks: MoneyMarks): string {
  const plain = toLatinDigits(text).replaceAll('．', '.').replaceAll('，', ',');
  const english = marks.decimal === ',' ? plain.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : plain;
  return english.replaceAll('٫', '.').replaceAll('٬', ',');
}

/* A lone point is always decimal, or a third decimal would multiply by a thousand. */
function decimalMarkIndex(text: string, decimals: number): number {
  if (decimals === 0 || /^[1-9]\d{0,2}(,\d{3})+(,\d{0,2})?$/.test(text) || /^\d{1,3}(\.\d{3}){2,}$/.test(text))
    return -1;
  const grouped = /^[1-9]\d*,(\d{4,})$/.exec(text);
  if (grouped?.[1] !== undefined && grouped[1].length > decimals) return -1;
  const both = text.includes('.') && text.includes(',');
  return both ? Math.max(text.lastIndexOf('.'), text.lastIndexOf(',')) : text.search(/[.,]/);
}

function trimZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/** The two marks of a written amount. */
export interface MoneyMarks {
  decimal: '.' | ',';
  group: string;
}

const englishMarks: MoneyMarks = { decimal: '.', group: ',' };

/** The marks that readers of a locale expect; always one of the two pairs that a keyboard has. */
export function marksOf(locale: string): MoneyMarks {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1234567.8);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value;
  return decimal === ',' ? { decimal: ',', group: '.' } : englishMarks;
}

/** A decimal string with the locale's mark and nothing else, as it is typed. */
export function plainMoneyText(value: string, marks: MoneyMarks): string {
  return value.replace('.', marks.decimal);
}

/**
 * What stays in the field of what was typed for this amount: thousands separators on their way ("12," to "12,500") stay,
 * since only the digits after one tell what it is. Anything else becomes the amount as it is typed plainly.
 */
export function typedMoneyText(text: string, value: string, marks: MoneyMarks): string {
  const latin = toLatinDigits(text)
    .replaceAll('٬', marks.group)
    .replaceAll('٫', marks.decimal)
    .replace(/[^\d.,]/g, '');
  const digits = (part: string) => trimZeros(part.replace(/\D/g, ''));
  const isOnItsWay = latin.includes(marks.group) && !/[.,]{2}/.test(latin) && digits(latin) === digits(value);
  return isOnItsWay ? latin : plainMoneyText(value, marks);
}

/** "1234.5" as "1,234.5": thousands grouped for reading, decimals as typed. Latin digits, as money is read worldwide. */
export function groupMoneyText(value: string, marks: MoneyMarks = englishMarks): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, marks.group);
  return fraction === undefined ? grouped : `${grouped}${marks.decimal}${fraction}`;
}
