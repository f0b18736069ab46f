import { createStream, hashServerSeed } from '@quetzal/games/fairness';
import { spin } from '@quetzal/games/slots/classic3';
import type { Round } from '../studio-api.ts';

/** Recomputes a round in this browser: the seed has to fit its hash, and the reels have to follow from the seeds. */
export function isRoundVerified(round: Round): boolean {
  const { serverSeed, serverSeedHash, context } = round.fairness;
  if (serverSeed === null || round.stops === null || hashServerSeed(serverSeed) !== serverSeedHash) return false;
  return spin(createStream(serverSeed, context)).stops.join() === round.stops.join();
}
