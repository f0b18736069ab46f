export interface MoneyFormat {
  /** A decimal string such as "-1234.5"; digits beyond the shown places are cut off, never rounded up. */
  amount: string;
  /** BCP 47 tag of the reader's language. */
  locale: string;
  /** Shown places; 2 unless given. */
  decimals?: number | undefined;
}

export interface MoneyParts {
  sign: -1 | 0 | 1;
  /** Grouped figure without a sign. */
  figure: string;
}

/** Splits an amount into its sign and the grouped figure, exactly: the figure never passes through a float. */
export function formatMoneyParts({ amount, locale, decimals = 2 }: MoneyFormat): MoneyParts {
  const negative = amount.startsWith('-');
  const [whole = '0', fraction = ''] = amount.replace(/^[+-]/, '').split('.');
  const shown = fraction.slice(0, decimals).padEnd(decimals, '0');
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  });
  /* Intl takes decimal strings without losing digits; TypeScript names the type of such strings. */
  const figure = format.format(
    `${whole === '' ? '0' : whole}.${shown === '' ? '0' : shown}` as Intl.StringNumericLiteral,
  );
  const zero = /^0*$/.test(whole + shown);
  return { sign: zero ? 0 : negative ? -1 : 1, figure };
}

/**
 * The figure in short, for axes and narrow columns: "842.3 k", "1.96 M"; one decimal below a million, two from there
 * on, cut off like the full figure. Without a sign. A float is exact enough for what is shown.
 */
export function formatMoneyShort({ amount, locale }: MoneyFormat): string {
  const size = Math.abs(Number(amount));
  const format = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: size < 1_000_000 ? 1 : 2,
    roundingMode: 'trunc',
    numberingSystem: 'latn',
  });
  return format.format(size);
}
