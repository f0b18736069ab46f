import { formatMoneyParts } from '../money/format-money.ts';

export interface PercentFormat {
  /** In hundredths: 62.4 is 62.4 %. */
  value: number | string;
  /** BCP 47 tag of the reader's language. */
  locale: string;
  /** Shown places. */
  decimals: number;
}

export interface PercentParts {
  sign: -1 | 0 | 1;
  /** Grouped figure with its percent sign, without plus or minus. */
  figure: string;
}

/** Splits a percentage into its sign and the figure as the language writes it; exact for decimal strings. */
export function formatPercentParts({ value, locale, decimals }: PercentFormat): PercentParts {
  /* `toFixed` keeps large and small numbers out of exponent form and takes the noise off floats. */
  const amount = typeof value === 'number' ? value.toFixed(decimals) : value;
  const { sign, figure } = formatMoneyParts({ amount, locale, decimals });
  const { before, after } = percentSign(locale);
  return { sign, figure: `${before}${figure}${after}` };
}

/* Where a language puts the sign. Its space is made narrow and unbreakable; Spanish has one also in the countries for
   which `Intl` leaves it out. Marks of direction are dropped: the whole figure is isolated. */
function percentSign(locale: string): { before: string; after: string } {
  const format = new Intl.NumberFormat(locale, { style: 'percent', numberingSystem: 'latn' });
  const parts = format.formatToParts(0);
  const gap = locale.startsWith('es') || parts.some(({ type, value }) => type === 'literal' && /\s/.test(value));
  const isFirst =
    parts.findIndex(({ type }) => type === 'percentSign') < parts.findIndex(({ type }) => type === 'integer');
  const space = gap ? '\u202f' : '';
  return isFirst ? { before: `%${space}`, after: '' } : { before: '', after: `${space}%` };
}
