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

/** Kinds of games in which a stake can come back as it was: a tie, a stake on both sides, a void selection. */
const kindsWithPushes: ReadonlySet<string> = new Set(['LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT']);
const kindsWithOdds: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS']);

/**
 * How a bet ended by its money alone, for a vendor tells a stake and what it won (ledger units) but no result. At tables
 * and in sports exactly the stake is a push. A sports bet that was won had the odds that it was paid by; those of one
 * that was lost nobody knows. In a game of chance a win of the stake is a win like any other.
 */
export function resultOf(bet: { gameType: string; stake: bigint; win: bigint }): {
  outcome: BetOutcome;
  oddsMilli?: number;
} {
  const { gameType, stake, win } = bet;
  if (win === 0n) return { outcome: 'lost' };
  if (win === stake && kindsWithPushes.has(gameType)) return { outcome: 'push' };
  if (stake === 0n || win < stake || !kindsWithOdds.has(gameType)) return { outcome: 'won' };
  return { outcome: 'won', oddsMilli: Number((win * 1_000n) / stake) };
}
