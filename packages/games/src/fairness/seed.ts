import { bytesToHex, hexToBytes, sha256 } from './primitive.ts';

const SEED_BYTES = 32;
const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/;
const SEED = /^[0-9a-f]{64}$/i;

/** A server seed and the hash that commits to it. Both are lower-case hex of 32 bytes. */
export type ServerSeed = { readonly seed: string; readonly hash: string };

/** A cryptographic source, such as `randomBytes` of node:crypto. */
export type RandomBytes = (length: number) => Uint8Array;

/** The published commitment of a server seed: SHA-256 of its raw bytes, in hex. */
export function hashServerSeed(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** A new server seed with its commitment. */
export function createServerSeed(randomBytes: RandomBytes): ServerSeed {
  const seed = bytesToHex(Uint8Array.from(randomBytes(SEED_BYTES)));
  return { seed, hash: hashServerSeed(seed) };
}

/** Whether a player may use this text as a client seed: 1 to 64 of `A-Z a-z 0-9 _ -`. */
export function isClientSeed(text: string): boolean {
  return CLIENT_SEED.test(text);
}

/** Whether a text is a seed at all: 64 hex digits, which are 32 bytes. */
export function isSeed(text: string): boolean {
  return SEED.test(text);
}

/** Whether a shown server seed is one at all, and the one that was promised by `hash`. */
export function keepsCommitment(seed: string, hash: string): boolean {
  return isSeed(seed) && hashServerSeed(seed) === hash.toLowerCase();
}
