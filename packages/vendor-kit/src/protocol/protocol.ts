/** What became of a call. All but `OK` are refusals; only `INTERNAL_ERROR`, and `BET_NOT_FOUND` of a win, may be sent again. */
export const walletStatuses = [
  'OK',
  'INVALID_SIGNATURE',
  'CLOCK_SKEW',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'PLAYER_NOT_FOUND',
  'PLAYER_BLOCKED',
  'GAME_DISABLED',
  'WRONG_CURRENCY',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'REALITY_CHECK_DUE',
  'DUPLICATE_TRANSACTION',
  'BET_ROLLED_BACK',
  'ROUND_CLOSED',
  'BET_NOT_FOUND',
  'FREE_ROUND_NOT_FOUND',
  'FREE_ROUND_OVER',
  'INVALID_REQUEST',
  'INTERNAL_ERROR',
] as const;
export type WalletStatus = (typeof walletStatuses)[number];

/** The calls of the protocol and where they are, below the wallet's address. */
export const callPaths = {
  authenticate: '/vendor/v1/session/authenticate',
  balance: '/vendor/v1/wallet/balance',
  bet: '/vendor/v1/wallet/bet',
  win: '/vendor/v1/wallet/win',
  rollback: '/vendor/v1/wallet/rollback',
  credit: '/vendor/v1/wallet/credit',
  endRound: '/vendor/v1/round/end',
  refundRound: '/vendor/v1/round/refund',
  openFreeRounds: '/vendor/v1/free-rounds/open',
  revealSeed: '/vendor/v1/seeds/revealed',
} as const;
export type CallName = keyof typeof callPaths;

/** Answers that decide a call for ever: sending it again changes nothing. */
export const finalRefusals: ReadonlySet<WalletStatus> = new Set([
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'PLAYER_NOT_FOUND',
  'PLAYER_BLOCKED',
  'GAME_DISABLED',
  'WRONG_CURRENCY',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'REALITY_CHECK_DUE',
  'DUPLICATE_TRANSACTION',
  'BET_ROLLED_BACK',
  'ROUND_CLOSED',
  'BET_NOT_FOUND',
  'FREE_ROUND_NOT_FOUND',
  'FREE_ROUND_OVER',
  'INVALID_REQUEST',
]);

/**
 * Answers to a bet after which nothing was taken under its id. `DUPLICATE_TRANSACTION` is not among them: something else
 * was taken under it, and only a rollback makes sure that it is given back.
 */
export const finalBetRefusals: ReadonlySet<WalletStatus> = new Set(
  [...finalRefusals].filter((status) => status !== 'DUPLICATE_TRANSACTION'),
);

/**
 * Answers to a win that decide it for ever. `BET_NOT_FOUND` is not among them: the win may have overtaken its bet, and is
 * paid when it comes again.
 */
export const finalWinRefusals: ReadonlySet<WalletStatus> = new Set(
  [...finalRefusals].filter((status) => status !== 'BET_NOT_FOUND'),
);

/** HTTP status that a wallet sends with an answer: refusals of the business are 200, as they are answers. */
export function httpStatusOf(status: WalletStatus): number {
  return httpStatuses[status] ?? 200;
}

const httpStatuses: Partial<Record<WalletStatus, number>> = {
  INVALID_SIGNATURE: 401,
  CLOCK_SKEW: 401,
  INVALID_REQUEST: 400,
  INTERNAL_ERROR: 500,
};

/** Turns the launch token of a game's address into a session. */
export interface AuthenticateFields {
  launchToken: string;
  gameCode: string;
}

/** Asks what the player can stake. */
export interface BalanceFields {
  playerRef: string;
  currency: string;
  sessionToken: string;
  gameCode?: string;
}

interface Movement {
  /** The vendor's name of this movement, unique for ever. */
  txId: string;
  playerRef: string;
  currency: string;
  gameCode: string;
  roundId: string;
}

/** Takes a stake. `amount` is a decimal string such as `"12.50"`, never a number. */
export interface BetFields extends Movement {
  amount: string;
  sessionToken: string;
  /** Makes it one round of a grant: `amount` is what the grant says that it is worth, and nothing is taken. */
  freeRound?: { grantId: string };
}

/** Pays a win of a bet; `amount` may be `"0"`. `roundClosed` ends the round. */
export interface WinFields extends Movement {
  betTxId: string;
  amount: string;
  roundClosed: boolean;
  roundDetails?: Record<string, unknown>;
}

/** Takes a bet or a win back, known or not: exactly one of the two is named. */
export type RollbackFields = Movement & ({ betTxId: string; winTxId?: never } | { winTxId: string; betTxId?: never });

/** Pays a prize that answers no bet; needs no session, and may come days later. */
export interface CreditFields {
  txId: string;
  playerRef: string;
  currency: string;
  amount: string;
  kind: 'promo' | 'jackpot' | 'free_rounds';
  campaign?: string;
  /** The round that won a jackpot, whose refund takes the prize back; of other kinds it says nothing. */
  roundId?: string;
  /** The grant whose rounds a prize of kind `free_rounds` pays, all at once; no other kind has one. */
  freeRound?: { grantId: string };
}

/** Ends a round without moving money. */
export interface EndRoundFields {
  playerRef: string;
  gameCode: string;
  roundId: string;
}

/** Gives back every stake of a round and takes back every win. */
export interface RefundRoundFields extends EndRoundFields {
  reason?: string;
}

/** Asks what a player can play for nothing in a game. */
export interface OpenFreeRoundsFields {
  playerRef: string;
  gameCode: string;
}

/** Tells a server seed whose hash stands in rounds that were told before. Both in hex; the hash is SHA-256 of the bytes. */
export interface RevealSeedFields {
  playerRef?: string;
  serverSeedHash: string;
  serverSeed: string;
}

/** Rounds that a site pays for. */
export interface FreeRounds {
  grantId: string;
  gameCode: string;
  currency: string;
  /** What each round is worth. */
  stake: string;
  rounds: number;
  left: number;
  /** The most that all rounds together pay; null is no limit. */
  winMax: string | null;
  campaign: string;
  expiresAt: string;
}

/** What a wallet answers. Balance: decimal string, the cash that can be staked. */
export interface WalletAnswer {
  status: WalletStatus;
  requestId: string;
  txId?: string;
  currency?: string;
  balance?: string;
  /** After a bet in a free round. */
  freeRoundsLeft?: number;
  /** What a win of free rounds came to, where that is less than was asked. */
  paid?: string;
  /** Only `openFreeRounds` answers it. */
  freeRounds?: FreeRounds[];
  /** Only `authenticate` answers these. */
  playerRef?: string;
  sessionToken?: string;
  nickname?: string;
  language?: string;
  theme?: 'dark' | 'light';
  lobbyUrl?: string;
}
