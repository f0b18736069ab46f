import { type Money, floorShare, payablePart, subtract } from '../money/index.ts';

/** What a payment method charges: a fixed part, and a part of the amount in hundredths of a percent. */
export interface DepositFee {
  fixed: Money;
  /** 250 is 2.5 %. */
  basisPoints: number;
}

/**
 * The fee on a deposit or a withdrawal of `amount`, never more than the amount. It is rounded down to what can be paid, in
 * the member's favour: what is left of a payable amount is then payable too, and nobody is charged more than was announced.
 */
export function depositFeeOf({ currency, amount }: Money, fee: DepositFee): Money {
  const part = floorShare(amount, BigInt(fee.basisPoints), 10_000n);
  const whole = payablePart({ currency, amount: fee.fixed.amount + part });
  return whole.amount > amount ? { currency, amount } : whole;
}

/** What reaches the player of a deposit of `amount`. */
export function depositReceivedOf(amount: Money, fee: DepositFee): Money {
  return subtract(amount, depositFeeOf(amount, fee));
}

/** Hundredths of a percent as a decimal string in percent: 250 is `2.5`. */
export function formatPercent(basisPoints: number): string {
  return (basisPoints / 100).toFixed(2).replace(/\.?0+$/, '');
}
