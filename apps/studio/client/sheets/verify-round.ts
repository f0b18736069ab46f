import { createStream, hashServerSeed } from '@quetzal/games/fairness';
import type { EngineKit } from '../engine-kit.ts';
import type { Round } from '../studio-api.ts';

/** Recomputes a round in this browser: the seed has to fit its hash, and everything drawn has to follow from the seeds. */
export function isRoundVerified({ draws, fairness }: Round, { drawsOf }: Pick<EngineKit, 'drawsOf'>): boolean {
  const { serverSeed, serverSeedHash, context } = fairness;
  if (serverSeed === null || draws === null || hashServerSeed(serverSeed) !== serverSeedHash) return false;
  return drawsOf(createStream(serverSeed, context)).join() === draws.join();
}
