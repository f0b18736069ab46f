import { createStream, roundContext } from '@quetzal/games/fairness';
import { drawHit, isHit } from '@quetzal/games/jackpot';
import { keepDraws, replayDraws } from '@quetzal/games/slots/draws';
import { jackpotRules } from '../jackpot/jackpot-rules.ts';
import { toDecimal } from '../stakes.ts';
import { type Engine, engineOfRules } from './engines/index.ts';
import type { Round, RoundResult } from './round.store.ts';

type Seeds = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number };
/** What was drawn for a pot after the game's last word: how many words that took, and 52 bits. */
export type Chance = { readonly words: number; readonly u52: bigint };
type Decided = { readonly gameCode: string; readonly engine: Engine; readonly stake: bigint };

/** Decides a round from its seeds alone, free spins and all: the same seeds always give the same result. */
export function decide({ gameCode, engine, stake }: Decided, seeds: Seeds): RoundResult & { chance: Chance } {
  const context = roundContext({ game: gameCode, clientSeed: seeds.clientSeed, nonce: seeds.nonce });
  const words = createStream(seeds.serverSeed, context);
  const { stream, draws } = keepDraws(words);
  const winUnits = engine.play(stream);
  const chance = { words: words.wordsUsed(), u52: drawHit(words) };
  return { draws, winUnits, win: engine.payout(stake, winUnits), chance };
}

/** What the platform keeps with a settled bet, so that anyone can recompute it once the seed is shown. */
export function roundDetails(round: Round, currency: string): Readonly<Record<string, unknown>> {
  const { draws, rules_version: rulesVersion } = round;
  return {
    serverSeedHash: round.server_seed_hash,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    context: roundContext({ game: round.game_code, clientSeed: round.client_seed, nonce: round.nonce }),
    rulesVersion,
    draws,
    ...(draws === null ? {} : engineOfRules(rulesVersion).summary(replayDraws(draws))),
    ...jackpotDetails(round, currency),
  };
}

function jackpotDetails(round: Round, currency: string): Readonly<Record<string, unknown>> {
  const jackpot = jackpotFacts(round, currency);
  if (jackpot === null) return {};
  const win = round.jackpot?.win ?? 0n;
  return { jackpot, ...(win > 0n ? { jackpotWin: toDecimal(win, currency) } : {}) };
}

/** A round's chance at its pot, by the names of `@quetzal/games/verify`; stake and turn in ledger units. */
export type JackpotFacts = {
  readonly stakeUnits: string;
  readonly turnUnits: string;
  readonly wordsBefore: number;
  readonly u52: string;
  readonly hit: boolean;
};

/** What a round drew for its pot; null where it had no chance at one. */
export function jackpotFacts({ stake, jackpot }: Round, currency: string): JackpotFacts | null {
  if (jackpot === null) return null;
  const { rules, words, u52 } = jackpot;
  const { turn } = jackpotRules(rules, currency);
  const drawn = { stakeUnits: String(stake), turnUnits: String(turn), wordsBefore: words, u52: String(u52) };
  return { ...drawn, hit: isHit(u52, stake, turn) };
}
