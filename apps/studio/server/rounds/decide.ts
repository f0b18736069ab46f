import { createStream, roundContext } from '@quetzal/games/fairness';
import { keepDraws, replayDraws } from '@quetzal/games/slots/draws';
import { type Engine, engineOfRules } from './engines/index.ts';
import type { Round, RoundResult } from './round.store.ts';

type Seeds = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number };
type Decided = { readonly gameCode: string; readonly engine: Engine; readonly stake: bigint };

/** Decides a round from its seeds alone, free spins and all: the same seeds always give the same result. */
export function decide({ gameCode, engine, stake }: Decided, seeds: Seeds): RoundResult {
  const context = roundContext({ game: gameCode, clientSeed: seeds.clientSeed, nonce: seeds.nonce });
  const { stream, draws } = keepDraws(createStream(seeds.serverSeed, context));
  const winUnits = engine.play(stream);
  return { draws, winUnits, win: engine.payout(stake, winUnits) };
}

/** What the platform keeps with a settled bet, so that anyone can recompute it once the seed is shown. */
export function roundDetails(round: Round): Readonly<Record<string, unknown>> {
  const { draws, rules_version: rulesVersion } = round;
  return {
    serverSeedHash: round.server_seed_hash,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    context: roundContext({ game: round.game_code, clientSeed: round.client_seed, nonce: round.nonce }),
    rulesVersion,
    draws,
    ...(draws === null ? {} : engineOfRules(rulesVersion).summary(replayDraws(draws))),
  };
}
