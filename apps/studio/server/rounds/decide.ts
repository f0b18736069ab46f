import { createStream, roundContext } from '@quetzal/games/fairness';
import { evaluate, payout, spin, type LineWin, type PerReel } from '@quetzal/games/slots/classic3';
import type { Round, RoundResult } from './round.store.ts';

type Seeds = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number };

/** Decides a round from its seeds alone: the same seeds always give the same result. */
export function decide(gameCode: string, seeds: Seeds, stake: bigint): RoundResult {
  const context = roundContext({ game: gameCode, clientSeed: seeds.clientSeed, nonce: seeds.nonce });
  const { stops, winUnits } = spin(createStream(seeds.serverSeed, context));
  return { stops, winUnits, win: payout(stake, winUnits) };
}

/** What the platform keeps with a settled bet, so that anyone can recompute it once the seed is shown. */
export function roundDetails(round: Round): Readonly<Record<string, unknown>> {
  const lines: readonly LineWin[] =
    round.stops === null ? [] : evaluate(round.stops as unknown as PerReel<number>).wins;
  return {
    serverSeedHash: round.server_seed_hash,
    clientSeed: round.client_seed,
    nonce: round.nonce,
    context: roundContext({ game: round.game_code, clientSeed: round.client_seed, nonce: round.nonce }),
    stops: round.stops,
    lines: lines.map(({ line, symbol, count, units }) => ({ line, symbol, count, units })),
    winUnits: round.win_units,
    rulesVersion: round.rules_version,
  };
}
