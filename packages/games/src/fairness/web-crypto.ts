import { hexToBytes } from './primitive.ts';
import { streamOf, type Stream } from './stream.ts';
import { blockMessage, wordsOf } from './words.ts';

/** What is used of `crypto.subtle`, in a browser and in Node alike. */
export type SubtleHmac<Key> = {
  readonly importKey: (
    format: 'raw',
    bytes: Uint8Array<ArrayBuffer>,
    algorithm: { readonly name: string; readonly hash: string },
    extractable: boolean,
    usages: 'sign'[],
  ) => Promise<Key>;
  readonly sign: (algorithm: 'HMAC', key: Key, message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
};

const HMAC = { name: 'HMAC', hash: 'SHA-256' };
/** Enough for most rounds at the first attempt. */
const BLOCKS_FIRST = 8;

class OutOfBlocks extends Error {}

/**
 * Recomputes a round with the hash function of the browser itself instead of ours. `play` is run on words that were
 * fetched beforehand; when it needs more, it is run anew with twice as many, so it must depend on the stream alone.
 * @param serverSeed 32 bytes in hex
 */
export async function playWithWebCrypto<Key, Result>(
  subtle: SubtleHmac<Key>,
  { serverSeed, context }: { readonly serverSeed: string; readonly context: string },
  play: (stream: Stream) => Result,
): Promise<Result> {
  const key = await subtle.importKey('raw', Uint8Array.from(hexToBytes(serverSeed)), HMAC, false, ['sign']);
  const sign = async (index: number): Promise<Uint8Array> =>
    new Uint8Array(await subtle.sign('HMAC', key, Uint8Array.from(blockMessage(context, index))));
  const blocks: Uint8Array[] = [];
  for (let wanted = BLOCKS_FIRST; ; wanted *= 2) {
    const missing = Array.from({ length: wanted - blocks.length }, (_, place) => blocks.length + place);
    blocks.push(...(await Promise.all(missing.map(sign))));
    try {
      return play(streamOf(wordsOf((index) => blockOf(blocks, index))));
    } catch (error) {
      if (!(error instanceof OutOfBlocks)) throw error;
    }
  }
}

function blockOf(blocks: readonly Uint8Array[], index: number): Uint8Array {
  const block = blocks[index];
  if (block === undefined) throw new OutOfBlocks();
  return block;
}
