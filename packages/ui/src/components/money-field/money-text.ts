import { toLatinDigits } from '../field/latin-digits.ts';

/**
 * Turns what a person typed or pasted ("1,234.50", "1.234,5", "١٢٫٥") into a decimal string with a point; digit by
 * digit, so that no figure is ever rounded. Of two kinds of separators the last one is the decimal mark. Commas before
 * groups of three group, and so does one before more digits than there are decimal places; a lone point never does. With
 * a comma as the locale's decimal mark both change their parts.
 * Digits beyond `decimals` are cut off; without decimals all that does not stand in groups of thousands is beyond them. Not
 * every result is complete: "12." is on its way to "12.5".
 */
export function parseMoneyText(text: string, decimals: number, marks: MoneyMarks = englishMarks): string {
  const kept = latinText(text, marks).replace(/[^\d.,]/g, '');
  if (decimals === 0) return wholeAmount(kept);
  const mark = decimalMarkIndex(kept, decimals);
  if (mark === -1) return trimZeros(digitsOf(kept));
  const whole = trimZeros(digitsOf(kept.slice(0, mark))) || '0';
  return `${whole}.${digitsOf(kept.slice(mark + 1)).slice(0, decimals)}`;
}

/* Arabic marks mean the same everywhere; points and commas are exchanged for readers of the comma. */
function latinText(text: string, marks: MoneyMarks): string {
  const plain = toLatinDigits(text).replaceAll('．', '.').replaceAll('，', ',');
  const english = marks.decimal === ',' ? plain.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.')) : plain;
  return english.replaceAll('٫', '.').replaceAll('٬', ',');
}

/* A lone point is always decimal, or a third decimal would multiply by a thousand. */
function decimalMarkIndex(text: string, decimals: number): number {
  if (/^[1-9]\d{0,2}(,\d{3})+(,\d{0,2})?$/.test(text) || /^\d{1,3}(\.\d{3}){2,}$/.test(text)) return -1;
  const grouped = /^[1-9]\d*,(\d{4,})$/.exec(text);
  if (grouped?.[1] !== undefined && grouped[1].length > decimals) return -1;
  const both = text.includes('.') && text.includes(',');
  return both ? Math.max(text.lastIndexOf('.'), text.lastIndexOf(',')) : text.search(/[.,]/);
}

/* One kind of mark, before three digits at the end: thousands, in groups of two before them as in India or of three. */
const thousands = /^[1-9]\d{0,2}(?:([.,])(?:\d{2,3}\1)*\d{3})?$/;

/* The amount in a currency that has no decimals: a yen more or less is meant by "1000.50", and not a hundred times as many. */
function wholeAmount(text: string): string {
  const mark = text.search(/[.,]/);
  // More digits were put behind the last group, or into it.
  if (mark === -1 || thousands.test(text) || /^[1-9]\d{0,2}(,\d{3})*,\d{4,}$/.test(text))
    return trimZeros(digitsOf(text));
  const head = text.slice(0, Math.max(text.lastIndexOf('.'), text.lastIndexOf(',')));
  return trimZeros(digitsOf(thousands.test(head) ? head : text.slice(0, mark))) || '0';
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
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
 * since only the digits after one tell what it is; where there are no decimals, either mark. Anything else becomes the
 * amount as it is typed plainly.
 */
export function typedMoneyText(text: string, value: string, marks: MoneyMarks, decimals: number): string {
  const latin = toLatinDigits(text)
    .replaceAll('٬', marks.group)
    .replaceAll('٫', marks.decimal)
    .replace(/[^\d.,]/g, '');
  const digits = (part: string) => trimZeros(digitsOf(part));
  const isOnItsWay =
    decimals === 0
      ? /^\d[\d.,]*$/.test(latin) && digitsOf(latin) !== latin
      : latin.includes(marks.group) && digits(latin) === digits(value);
  return isOnItsWay && !/[.,]{2}/.test(latin) ? latin : plainMoneyText(value, marks);
}

/** "1234.5" as "1,234.5": thousands grouped for reading, decimals as typed. Latin digits, as money is read worldwide. */
export function groupMoneyText(value: string, marks: MoneyMarks = englishMarks): string {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, marks.group);
  return fraction === undefined ? grouped : `${grouped}${marks.decimal}${fraction}`;
}
