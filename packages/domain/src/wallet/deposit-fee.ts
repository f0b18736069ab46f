import { type Money, floorShare, subtract } from '../money/index.ts';

/** What a payment method charges: a fixed part, and a part of the amount in hundredths of a percent. */
export interface DepositFee {
  fixed: Money;
  /** 250 is 2.5 %. */
  basisPoints: number;
}

/** The fee on a deposit of `amount`: the part is rounded down, and the fee is never more than the amount. */
export function depositFeeOf(amount: Money, fee: DepositFee): Money {
  const part = floorShare(amount.amount, BigInt(fee.basisPoints), 10_000n);
  const whole = fee.fixed.amount + part;
  return { currency: amount.currency, amount: whole > amount.amount ? amount.amount : whole };
}

/** What reaches the player of a deposit of `amount`. */
export function depositReceivedOf(amount: Money, fee: DepositFee): Money {
  return subtract(amount, depositFeeOf(amount, fee));
}

/** Hundredths of a percent as a decimal string in percent: 250 is `2.5`. */
export function formatPercent(basisPoints: number): string {
  return (basisPoints / 100).toFixed(2).replace(/\.?0+$/, '');
}
