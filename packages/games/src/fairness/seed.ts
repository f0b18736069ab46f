import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

const SEED_BYTES = 32;
const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/;

/** A server seed and the hash that commits to it. Both are lower-case hex of 32 bytes. */
export type ServerSeed = { readonly seed: string; readonly hash: string };

/** The published commitment of a server seed: SHA-256 of its raw bytes, in hex. */
export function hashServerSeed(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/**
 * A new server seed with its commitment.
 * @param randomBytes a cryptographic source, such as `randomBytes` of node:crypto
 */
export function createServerSeed(randomBytes: (length: number) => Uint8Array): ServerSeed {
  const seed = bytesToHex(Uint8Array.from(randomBytes(SEED_BYTES)));
  return { seed, hash: hashServerSeed(seed) };
}

/** Whether a player may use this text as a client seed: 1 to 64 of `A-Z a-z 0-9 _ -`. */
export function isClientSeed(text: string): boolean {
  return CLIENT_SEED.test(text);
}
