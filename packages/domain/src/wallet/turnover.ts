/** A credit that must be played, and what was validly bet from then until the next credit (ledger units). */
export interface TurnoverPeriod {
  required: bigint;
  wagered: bigint;
}

/** What must be bet for a credit: `basisPoints` of it (10,000 is once), rounded up. */
export function turnoverFor(amount: bigint, basisPoints: number): bigint {
  return (amount * BigInt(basisPoints) + 9_999n) / 10_000n;
}

/**
 * What is still to be bet after these periods, the oldest first. Bets count against what was required when they were
 * made; more than that is not saved up for later credits.
 */
export function remainingTurnover(periods: readonly TurnoverPeriod[]): bigint {
  return periods.reduce((remaining, { required, wagered }) => {
    const left = remaining + required - wagered;
    return left > 0n ? left : 0n;
  }, 0n);
}
