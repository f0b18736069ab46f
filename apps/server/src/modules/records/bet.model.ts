/** `open` until its round ends; a bet that was taken back, alone or with its round, counts nowhere. */
export type BetState = 'open' | 'settled' | 'rolled_back' | 'refunded';

/** One bet; amounts in ledger units. */
export interface Bet {
  id: string;
  siteId: string;
  memberId: string;
  roundId: string;
  vendorCode: string;
  vendorRoundId: string;
  gameCode: string;
  gameType: string;
  currency: string;
  stake: bigint;
  /** What the game paid. */
  win: bigint;
  /** What its round won of a pot, beside the win. */
  jackpot: bigint;
  validBet: bigint;
  state: BetState;
  placedAt: Date;
  settledAt: Date | null;
}

/** A bet that was just taken. */
export type NewBet = Omit<Bet, 'win' | 'jackpot' | 'validBet' | 'state' | 'settledAt'> & { vendorTxId: string };

/** What a bet came to: nothing while it is open, and nothing when it was taken back. */
export const resultOf = (bet: Bet): bigint => (bet.state === 'settled' ? wonBy(bet) - bet.stake : 0n);

/** All that a bet won: what its game paid, and the jackpot of its round. */
export const wonBy = ({ win, jackpot }: Pick<Bet, 'win' | 'jackpot'>): bigint => win + jackpot;

/** Which bets a list shows. */
export interface BetFilter {
  from: Date | undefined;
  to: Date | undefined;
  /** The days of the site's time zone that `from` and `to` are the ends of, both included, where they are whole days. */
  days?: { first: string; last: string };
  gameCode: string | undefined;
  gameType?: string | undefined;
  vendorCode?: string | undefined;
  state: BetState | undefined;
}

/** Where in a list, counted from its beginning, and how much of it. */
export interface Stretch {
  offset: number;
  limit: number;
}

/** The bets of everyone below an agent, of one account when it is named. */
export interface TeamScope {
  ancestorId: string;
  account: string | undefined;
}

/** Whose bets: one member's, or a team's. */
export type BetScope = { memberId: string } | TeamScope;

/** Sums over a list, jackpots among what was won; bets that were taken back count 0. */
export interface BetTotals {
  count: number;
  stake: bigint;
  win: bigint;
  /** Won less staked of the bets that are settled: an open one has no result yet. */
  net: bigint;
  validBet: bigint;
}

/** What people call a game and its vendor. */
export interface BetTitle {
  gameName: string;
  vendorName: string;
}

/** Names games for the reader; the catalogue's room provides it, so that records need not know the catalogue. */
export interface BetTitles {
  titlesOf(
    games: readonly { vendorCode: string; gameCode: string }[],
    language: string,
  ): Promise<(game: { vendorCode: string; gameCode: string }) => BetTitle>;
}
