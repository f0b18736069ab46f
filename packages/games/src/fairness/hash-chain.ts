import { bytesToHex, hexToBytes, sha256 } from './primitive.ts';
import { hashServerSeed, isSeed } from './seed.ts';

/** How many hashes apart the kept links are: memory for a chain of 10 million is 10,000 seeds. */
const CHECKPOINT_EVERY = 1000;

/** Seeds of shared rounds, made in advance: seed i is the SHA-256 of seed i+1, and they are used in order of i. */
export type HashChain = {
  readonly length: number;
  /** The hash of seed 0, published before the first round and before the salt of the table is chosen. */
  readonly terminalHash: string;
  /** Seed of round `index`, 0..length-1; throws RangeError outside. */
  readonly seedAt: (index: number) => string;
};

function hashTimes(bytes: Uint8Array, times: number): Uint8Array {
  let hashed = bytes;
  for (let done = 0; done < times; done += 1) hashed = sha256(hashed);
  return hashed;
}

/**
 * The chain that ends in a secret: the last seed is `secret` itself, every earlier one the hash of its successor.
 * @param secret 32 random bytes in hex; who knows it knows every round
 */
export function createHashChain(secret: string, length: number): HashChain {
  if (!Number.isSafeInteger(length) || length < 1) throw new RangeError('A chain has at least one seed');
  // checkpoints[k] is the seed k * CHECKPOINT_EVERY places before the last one.
  const checkpoints: Uint8Array[] = [hexToBytes(secret)];
  const last = length - 1;
  for (let place = CHECKPOINT_EVERY; place <= last; place += CHECKPOINT_EVERY) {
    checkpoints.push(hashTimes(checkpoints.at(-1) as Uint8Array, CHECKPOINT_EVERY));
  }
  const seedAt = (index: number): Uint8Array => {
    if (!Number.isInteger(index) || index < 0 || index > last) {
      throw new RangeError(`A chain of ${String(length)} has no seed ${String(index)}`);
    }
    const before = last - index;
    const checkpoint = checkpoints[Math.floor(before / CHECKPOINT_EVERY)] as Uint8Array;
    return hashTimes(checkpoint, before % CHECKPOINT_EVERY);
  };
  return {
    length,
    terminalHash: bytesToHex(sha256(seedAt(0))),
    seedAt: (index) => bytesToHex(seedAt(index)),
  };
}

/** Whether `seed` is the one that follows `earlier` in its chain: its hash is the earlier seed. */
export function isNextSeed(earlier: string, seed: string): boolean {
  return isSeed(seed) && hashServerSeed(seed) === earlier.toLowerCase();
}

/** Whether `seed` is number `index` of the chain that was published by its terminal hash: index + 1 hashes lead there. */
export function belongsToChain(terminalHash: string, seed: string, index: number): boolean {
  if (!isSeed(seed) || !Number.isSafeInteger(index) || index < 0) return false;
  return bytesToHex(hashTimes(hexToBytes(seed), index + 1)) === terminalHash.toLowerCase();
}
