type Usual = Partial<Pick<Currency, 'exponent' | 'displayDigits' | 'betUnit'>>;

const fiat = (
  code: string,
  symbol: string,
  { exponent = 2, displayDigits = exponent, betUnit = 1n }: Usual = {},
): Currency => ({ code, symbol, scale: 4, exponent, displayDigits, betUnit });

/** What the platform knows of a currency. */
export interface Currency {
  /** ISO 4217 code, or the common code of a token. */
  code: string;
  /** What stands before or after an amount on screen. */
  symbol: string;
  /** Decimal places of one ledger unit: 4 means that amounts are counted in ten-thousandths. */
  scale: number;
  /** Decimal places of the smallest amount that can be paid in or out (ISO 4217 minor unit). */
  exponent: number;
  /** Decimal places that a person sees; what is beyond is cut off, never rounded up. */
  displayDigits: number;
  /** What a game takes for a bet of one, so that bets are of like worth wherever it is played. */
  betUnit: bigint;
}

const table: readonly Currency[] = [
  fiat('MXN', '$'),
  fiat('USD', '$'),
  fiat('EUR', '€'),
  fiat('GBP', '£'),
  fiat('BRL', 'R$'),
  fiat('ARS', '$', { betUnit: 100n }),
  fiat('COP', '$', { betUnit: 100n }),
  fiat('CLP', '$', { exponent: 0, betUnit: 100n }),
  fiat('PEN', 'S/'),
  fiat('UYU', '$U'),
  fiat('CAD', '$'),
  fiat('CNY', '¥'),
  fiat('TWD', 'NT$'),
  fiat('HKD', 'HK$'),
  fiat('JPY', '¥', { exponent: 0, betUnit: 10n }),
  fiat('KRW', '₩', { exponent: 0, betUnit: 100n }),
  fiat('THB', '฿'),
  fiat('VND', '₫', { exponent: 0, betUnit: 1_000n }),
  // Sen exist on paper only.
  fiat('IDR', 'Rp', { displayDigits: 0, betUnit: 1_000n }),
  fiat('MYR', 'RM'),
  fiat('PHP', '₱'),
  fiat('INR', '₹'),
  fiat('BDT', '৳'),
  fiat('PKR', '₨'),
  fiat('TRY', '₺'),
  fiat('RUB', '₽'),
  fiat('UAH', '₴'),
  fiat('PLN', 'zł'),
  fiat('AED', 'د.إ'),
  fiat('SAR', 'ر.س'),
  fiat('EGP', 'ج.م'),
  { code: 'USDT', symbol: '₮', scale: 6, exponent: 6, displayDigits: 2, betUnit: 1n },
];

const byCode: ReadonlyMap<string, Currency> = new Map(table.map((currency) => [currency.code, currency]));

/** Every currency that the ledger can hold. */
export const currencies: readonly Currency[] = table;

/** The currency of a code, undefined when the platform does not know it. */
export function findCurrency(code: string): Currency | undefined {
  return byCode.get(code);
}

/** The currency of a code that was checked before; throws RangeError on an unknown one. */
export function currencyOf(code: string): Currency {
  const currency = byCode.get(code);
  if (currency === undefined) throw new RangeError(`Unknown currency: ${code}`);
  return currency;
}
