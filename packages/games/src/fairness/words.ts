import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const WORDS_PER_BLOCK = 8;
const WORD_BYTES = 4;

/** Endless big-endian 32-bit words of one round, read one after another. */
export type Words = {
  readonly next: () => number;
  /** How many words have been read so far. */
  readonly used: () => number;
};

/**
 * The words of one round. Block i is HMAC-SHA256(key = raw server seed, message = `context:i`) and gives eight words.
 * The same code runs on the server and in the player's browser, so both read the same words.
 * @param serverSeed 32 bytes in hex
 */
export function createWords(serverSeed: string, context: string): Words {
  const key = hexToBytes(serverSeed);
  let block: DataView | undefined;
  let used = 0;
  return {
    next() {
      const place = used % WORDS_PER_BLOCK;
      if (block === undefined || place === 0) {
        const index = Math.floor(used / WORDS_PER_BLOCK);
        const bytes = hmac(sha256, key, utf8ToBytes(`${context}:${String(index)}`));
        block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      }
      used += 1;
      return block.getUint32(place * WORD_BYTES);
    },
    used: () => used,
  };
}
