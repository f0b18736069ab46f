import { currencyOf, floorShare } from '@quetzal/domain/money';

/** The token that transfers are made in, its network, and how many blocks make a transfer good. */
export const token = { currency: 'USDT', network: 'TRC-20', confirmationsRequired: 3 } as const;

const rateScale = 10_000n;
/** What one token costs, in ten-thousandths. Made up, and always the same, so that amounts can be foretold. */
const rates: Readonly<Record<string, bigint>> = {
  MXN: 185_000n,
  USD: 10_000n,
  EUR: 9_200n,
  BRL: 54_000n,
  CNY: 71_000n,
  THB: 330_000n,
  PHP: 570_000n,
  INR: 840_000n,
  BDT: 1_200_000n,
  JPY: 1_500_000n,
  KRW: 13_800_000n,
  IDR: 160_000_000n,
  VND: 255_000_000n,
  USDT: 10_000n,
};

function ratio(currency: string, rate: bigint): { numerator: bigint; denominator: bigint } {
  const unit = 10n ** BigInt(currencyOf(currency).scale);
  return { numerator: 10n ** BigInt(currencyOf(token.currency).scale) * rateScale, denominator: unit * rate };
}

/** How much of the token pays for an amount in ledger units, rounded up; undefined for a currency without a rate. */
export function tokensFor(amount: bigint, currency: string): bigint | undefined {
  const rate = rates[currency];
  if (rate === undefined) return undefined;
  const { numerator, denominator } = ratio(currency, rate);
  return -floorShare(-amount, numerator, denominator);
}

/** What tokens are worth at the same rate, rounded down, in ledger units of `currency`. */
export function worthOf(tokens: bigint, currency: string): bigint {
  const rate = rates[currency];
  if (rate === undefined) throw new RangeError(`No rate for ${currency}`);
  const { numerator, denominator } = ratio(currency, rate);
  return floorShare(tokens, denominator, numerator);
}

/** The currency in which a payment is made: the token for a transfer, else the one asked for. */
export function paidIn(payment: { currency: string; pay_amount: bigint | null }): string {
  return payment.pay_amount === null ? payment.currency : token.currency;
}
