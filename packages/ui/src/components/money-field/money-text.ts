import { toLatinDigits } from '../field/latin-digits.ts';

/**
 * Turns what a person typed or pasted ("1,234.50", "1.234,5", "١٢٫٥") into a decimal string with a point; digit by
 * digit, so that no figure is ever rounded. Of two kinds of separators the last one is the decimal mark. Commas before
 * groups of three group; a lone point never does. With a comma as the locale's decimal mark both change their parts.
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

/* While typing, only points are in the field: a lone point is always decimal, or a third decimal would multiply by a thousand. */
function decimalMarkIndex(text: string, decimals: number): number {
  if (decimals === 0 || /^\d{1,3}(,\d{3})+$/.test(text) || /^\d{1,3}(\.\d{3}){2,}$/.test(text)) return -1;
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

/** "1234.5" as "1,234.5": thousands grouped for reading, decimals as typed. Latin digits, as money is read worldwide. */
export function groupMoneyText(value: string, marks: MoneyMarks = englishMarks): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, marks.group);
  return fraction === undefined ? grouped : `${grouped}${marks.decimal}${fraction}`;
}
