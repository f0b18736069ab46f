/** How a bet ended. A push gives the stake back; a void bet and a rolled back one never counted. */
export type BetOutcome = 'won' | 'lost' | 'push' | 'void' | 'rolled_back';

/** Decimal odds in thousandths below which a sports bet counts nothing, where a site sets no other: 1.30. */
export const validOddsMilliMin = 1_300;

/**
 * The part of a stake (ledger units) that counts as turnover: the stake of bets that were won or lost, else 0. A sports
 * bet counts only at `oddsMilli` (decimal odds in thousandths) of at least `oddsMilliMin`.
 */
export function validBetOf(bet: {
  stake: bigint;
  outcome: BetOutcome;
  oddsMilli?: number;
  oddsMilliMin?: number;
}): bigint {
  if (bet.outcome !== 'won' && bet.outcome !== 'lost') return 0n;
  const min = bet.oddsMilliMin ?? validOddsMilliMin;
  return bet.oddsMilli !== undefined && bet.oddsMilli < min ? 0n : bet.stake;
}
