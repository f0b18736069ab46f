import type { SigningKeys } from '../signature/index.ts';

/** Which wallet, which player, and what the kit may do around them. */
export interface TortureOptions {
  /** The wallet's address without a path. */
  baseUrl: string;
  vendorCode: string;
  secret: SigningKeys;
  operatorId: string;
  /** A player who may bet: logged in, in the game, with money for 20 stakes or more and less than one bet may take. */
  playerRef: string;
  sessionToken: string;
  currency: string;
  gameCode: string;
  /** A stake that the game takes: decimal string. */
  stake: string;
  /** A currency that the player does not have. */
  otherCurrency: string;
  /** How many bets at once. */
  atOnce: number;
  /** How long an answer may take when a crowd is before it, and how far the feed may lag behind. */
  patienceMs: number;
  /** How long an answer may take while another client is slow. */
  promptMs: number;
  fetch: typeof fetch;
  now: () => Date;
  createId: () => string;
  /** Logs the player out of the platform. Without it the case about late wins is left out. */
  endSession?: () => Promise<void>;
  /** The player has free rounds in the game, one or more of them. Without it the cases about them are left out. */
  freeRounds?: true;
  /** The wallet gives no feed of transactions, which the protocol asks for. The cases about it are left out. */
  noFeed?: true;
  /** Moves the clocks of the wallet and of `now` on. Without it the repeats after a day come at the end of the run. */
  passTime?: (ms: number) => Promise<void>;
}
