import type { SiteInfo } from '../site-info/site-info.ts';
import { readDecimal } from './decimal-text.ts';
import { once } from './once.ts';

/** The true minus sign; the hyphen of `Intl` is too short beside figures. */
const minus = '\u2212';

/** Places by what an amount has: `exact` is no fewer than its currency shows, for what is paid; `fewest` leaves out zeros alone. */
type FittingPlaces = 'exact' | 'fewest';

export interface MoneyOptions {
  /** Writes this instead of the site's symbol; an empty string writes none. */
  symbol?: string;
  /** ISO code after the figure, where two currencies may meet. */
  currency?: string;
  /** Writes a plus before gains: for changes, not for balances. */
  signed?: boolean;
  /** Those of the site's currency unless told. */
  places?: FittingPlaces;
}

/** Figures as a language writes them. */
export interface NumberFormat {
  /** An amount from the wire: `1234.5678` becomes `$1,234.56`, cut off and never rounded. Throws RangeError on what is no decimal. */
  money: (amount: string, options?: MoneyOptions) => string;
  /** An amount that is paid, or that bounds what is paid: nothing of it is cut off. */
  exactMoney: (amount: string, options?: Omit<MoneyOptions, 'places'>) => string;
  /** How many places of an amount are shown. */
  placesOf: (amount: string, fitting?: FittingPlaces) => number;
  /** A decimal string or whole number with the language's separators: `12345` becomes `12,345`. */
  number: (value: string | number | bigint, places?: number) => string;
  /** A short form for large counts: `12,345` becomes `12 k`. */
  compact: (value: number) => string;
  /** Percent as the wire has it: `96.27` becomes `96.27%`, with a narrow space that does not break where the language parts the sign. */
  percent: (value: string | number, places?: number) => string;
}

/** Figures for one language tag and a site's currency. `locale` carries the numbering system. */
export function createNumberFormat(
  locale: string,
  { currencySymbol, currencyPlaces }: Pick<SiteInfo, 'currencySymbol' | 'currencyPlaces'>,
  isRightToLeft: boolean,
): NumberFormat {
  const grouping = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 0 });
  const compactFormat = once(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
  const point = new Intl.NumberFormat(locale).formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.';
  const percentGap = partsPercentSign(locale) ? '\u202f' : '';
  const figure = (value: string, places: number) => {
    const { isNegative, whole, fraction } = readDecimal(value, places);
    return { isNegative, text: grouping.format(BigInt(whole)) + (fraction === '' ? '' : point + fraction) };
  };
  // Figures keep their order inside a sentence that runs the other way.
  const isolate = (text: string) => (isRightToLeft ? `\u2066${text}\u2069` : text);
  const placesOf: NumberFormat['placesOf'] = (amount, fitting) => {
    const written = fitting === undefined ? 0 : (/\.(\d*[1-9])/.exec(amount)?.[1]?.length ?? 0);
    return fitting === 'fewest' && written === 0 ? 0 : Math.max(currencyPlaces, written);
  };
  const money: NumberFormat['money'] = (
    amount,
    { symbol = currencySymbol, currency, signed = false, places: fitting } = {},
  ) => {
    const { isNegative, text } = figure(amount, placesOf(amount, fitting));
    const isZero = !/[1-9]/.test(text);
    const sign = isNegative ? minus : signed && !isZero ? '+' : '';
    return isolate(`${sign}${symbol}${text}${currency === undefined ? '' : ` ${currency}`}`);
  };
  return {
    money,
    exactMoney: (amount, options) => money(amount, { ...options, places: 'exact' }),
    placesOf,
    number(value, places = 0) {
      const { isNegative, text } = figure(plain(value, places), places);
      return isolate((isNegative ? minus : '') + text);
    },
    compact: (value) => isolate(compactFormat().format(value).replace('-', minus)),
    percent(value, places) {
      const written = plain(value, places ?? 2);
      const { isNegative, text } = figure(written, places ?? written.split('.')[1]?.length ?? 0);
      return isolate(`${isNegative ? minus : ''}${text}${percentGap}%`);
    },
  };
}

/* Spanish is written with the space also where, as in Mexico, `Intl` leaves it out. */
function partsPercentSign(locale: string): boolean {
  if (locale.startsWith('es')) return true;
  const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0);
  return parts.some(({ type, value }) => type === 'literal' && /\s/.test(value));
}

/* Counts and rates may come as numbers; money never does. `toFixed` keeps large and small ones out of exponent form. */
function plain(value: string | number | bigint, places: number): string {
  return typeof value === 'number' ? value.toFixed(Number.isInteger(value) ? 0 : places) : String(value);
}
