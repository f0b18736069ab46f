import { createStream, hashServerSeed } from '@quetzal/games/fairness';
import { jackpotChance } from '@quetzal/games/verify';
import type { EngineKit } from '../engine-kit.ts';
import type { Round } from '../studio-api.ts';

/**
 * Recomputes a round in this browser: the seed has to fit its hash, and everything drawn has to follow from the seeds,
 * what was drawn for the pot after the game too. Only what hits may have won.
 */
export function isRoundVerified(
  { draws, fairness, jackpot, jackpotWin }: Round,
  { drawsOf }: Pick<EngineKit, 'drawsOf'>,
): boolean {
  const { serverSeed, serverSeedHash, context } = fairness;
  if (serverSeed === null || draws === null || hashServerSeed(serverSeed) !== serverSeedHash) return false;
  const stream = createStream(serverSeed, context);
  if (drawsOf(stream).join() !== draws.join()) return false;
  if (jackpot === null) return jackpotWin === null;
  const drawn = jackpotChance(jackpot, stream).outcome['jackpot'];
  return sameFacts(drawn, jackpot) && (jackpotWin === null || jackpot.hit);
}

function sameFacts(one: unknown, other: object): boolean {
  const facts = Object(one) as Readonly<Record<string, unknown>>;
  return Object.entries(other).every(([name, value]) => facts[name] === value);
}
