import { roundContext } from '@quetzal/games/fairness';
import type { RoundState } from '../database/tables.ts';
import { toDecimal } from '../stakes.ts';
import { jackpotFacts, type JackpotFacts } from './decide.ts';
import type { Round } from './round.store.ts';

/** A round as the game page sees it. The result is shown once the platform has acknowledged it. */
export type RoundView = {
  readonly id: string;
  readonly requestId: string;
  readonly state: RoundState;
  readonly stake: string;
  /** The free rounds that it is one of: the stake was not the player's. */
  readonly grantId: string | null;
  readonly win: string | null;
  /** What it won of the pot, besides; null when it won none. */
  readonly jackpotWin: string | null;
  /** What it drew for the pot; null where it had no chance at one. */
  readonly jackpot: JackpotFacts | null;
  /** What it drew, free spins and all: the page plays the round again from it, and decides nothing. */
  readonly draws: readonly number[] | null;
  readonly refusalCode: string | null;
  readonly balance: string | null;
  readonly createdAt: string;
  readonly fairness: {
    readonly serverSeedHash: string;
    readonly clientSeed: string;
    readonly nonce: number;
    readonly context: string;
    /** Null until the pair is retired. */
    readonly serverSeed: string | null;
    readonly rulesVersion: string;
  };
};

export function viewRound(round: Round, currency: string): RoundView {
  const isSettled = round.state === 'settled';
  return {
    id: round.id,
    requestId: round.request_id,
    state: round.state,
    stake: toDecimal(round.stake, currency),
    grantId: round.grant_id,
    win: isSettled && round.win !== null ? toDecimal(round.win, currency) : null,
    jackpotWin: isSettled && (round.jackpot?.win ?? 0n) > 0n ? toDecimal(round.jackpot?.win ?? 0n, currency) : null,
    jackpot: isSettled ? jackpotFacts(round, currency) : null,
    draws: isSettled ? round.draws : null,
    refusalCode: round.refusal_code,
    balance: round.balance_after,
    createdAt: round.created_at.toISOString(),
    fairness: {
      serverSeedHash: round.server_seed_hash,
      clientSeed: round.client_seed,
      nonce: round.nonce,
      context: roundContext({ game: round.game_code, clientSeed: round.client_seed, nonce: round.nonce }),
      serverSeed: round.seed_state === 'retired' ? round.server_seed : null,
      rulesVersion: round.rules_version,
    },
  };
}
