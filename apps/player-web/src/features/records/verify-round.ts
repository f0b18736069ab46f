import { createStream, keepsCommitment } from '@quetzal/games/fairness';
import { RULES_VERSION, spin } from '@quetzal/games/slots/classic3';
import type { Fairness } from './records.wire.ts';
import { stopsOf } from './stops.ts';

/**
 * What comes out when a round is worked out again in this browser: `verified`, the seed belongs to the hash and gives the
 * result; `seed_verified`, it belongs to the hash, and the game's rules are not known here; `mismatch`; null before the seed
 * is shown.
 */
export function verdictOn(fairness: Fairness): 'verified' | 'seed_verified' | 'mismatch' | null {
  const { serverSeed, serverSeedHash, context, result } = fairness;
  if (serverSeed === null) return null;
  if (!keepsCommitment(serverSeed, serverSeedHash)) return 'mismatch';
  if (result['rulesVersion'] !== RULES_VERSION) return 'seed_verified';
  return spin(createStream(serverSeed, context)).stops.join() === stopsOf(result).join() ? 'verified' : 'mismatch';
}
