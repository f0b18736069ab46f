import { hexToBytes, keyedHash, utf8ToBytes, type HashKeying } from './primitive.ts';

const WORDS_PER_BLOCK = 8;
const WORD_BYTES = 4;

/** Endless big-endian 32-bit words of one round, read one after another. */
export type Words = {
  readonly next: () => number;
  /** How many words have been read so far. */
  readonly used: () => number;
};

/** The message that block `index` of a round hashes. */
export function blockMessage(context: string, index: number): Uint8Array {
  return utf8ToBytes(`${context}:${String(index)}`);
}

/**
 * The words of one round. Block i is HMAC-SHA256(key = raw server seed, message = `context:i`) and gives eight words.
 * The same code runs on the server and in the player's browser, so both read the same words.
 * @param serverSeed 32 bytes in hex
 * @param keying another implementation of HMAC-SHA256 than the usual one
 */
export function createWords(serverSeed: string, context: string, keying: HashKeying = keyedHash): Words {
  const hash = keying(hexToBytes(serverSeed));
  return wordsOf((index) => hash(blockMessage(context, index)));
}

/** The words of blocks that come one after another. */
export function wordsOf(blockAt: (index: number) => Uint8Array): Words {
  let block: DataView | undefined;
  let used = 0;
  return {
    next() {
      const place = used % WORDS_PER_BLOCK;
      if (block === undefined || place === 0) {
        const bytes = blockAt(Math.floor(used / WORDS_PER_BLOCK));
        block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      }
      used += 1;
      return block.getUint32(place * WORD_BYTES);
    },
    used: () => used,
  };
}
