import { createStream, keepsCommitment } from '@quetzal/games/fairness';
import { keepDraws } from '@quetzal/games/slots/draws';
import { drawsOf } from './draws.ts';
import type { Fairness } from './records.wire.ts';
import { engineOf } from './slot-engines.ts';

/**
 * What comes out when a round is worked out again in this browser: `verified`, the seed belongs to the hash and gives the
 * result; `seed_verified`, it belongs to the hash, and the game's rules are not known here; `mismatch`; null before the seed
 * is shown.
 */
export function verdictOn(fairness: Fairness): 'verified' | 'seed_verified' | 'mismatch' | null {
  const { serverSeed, serverSeedHash, context, result } = fairness;
  if (serverSeed === null) return null;
  if (!keepsCommitment(serverSeed, serverSeedHash)) return 'mismatch';
  const engine = engineOf(result);
  if (engine === undefined) return 'seed_verified';
  const { stream, draws } = keepDraws(createStream(serverSeed, context));
  engine.read(stream);
  return draws.join() === drawsOf(result).join() ? 'verified' : 'mismatch';
}
