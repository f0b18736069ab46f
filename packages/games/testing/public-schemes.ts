import { keyedHash, utf8ToBytes, hexToBytes, bytesToHex } from '../src/fairness/primitive.ts';

// How other houses turn HMAC-SHA256 into results, as they publish it. Their numbers show that our hash is the one that
// everybody uses; none of these mappings is used in our own games.
const BYTES_PER_BLOCK = 32;
const BYTES_PER_FLOAT = 4;

const hmacHex = (key: string, message: Uint8Array): string => bytesToHex(keyedHash(utf8ToBytes(key))(message));

/** Numbers of [0, 1) from four bytes each; the server seed is the key as text, and a cursor counts blocks. */
export function publicFloats(serverSeed: string, clientSeed: string, nonce: number, count: number): number[] {
  const hash = keyedHash(utf8ToBytes(serverSeed));
  return Array.from({ length: count }, (_, index) => {
    const at = index * BYTES_PER_FLOAT;
    const block = hash(utf8ToBytes(`${clientSeed}:${String(nonce)}:${String(Math.floor(at / BYTES_PER_BLOCK))}`));
    const bytes = block.subarray(at % BYTES_PER_BLOCK, (at % BYTES_PER_BLOCK) + BYTES_PER_FLOAT);
    return bytes.reduce((sum, byte, place) => sum + byte / 256 ** (place + 1), 0);
  });
}

/** Dice of 0.00..100.00. */
export const publicDice = (float: number): number => Math.floor(float * 10_001) / 100;
/** Limbo with 1 % for the house; the order of operations matters in the last place. */
export const publicLimbo = (float: number): number => Math.max(1, Math.floor((1e8 / (float * 1e8)) * 0.99 * 100) / 100);
/** One of `outcomes`, such as 37 pockets or 52 cards. */
export const publicPick = (float: number, outcomes: number): number => Math.floor(float * outcomes);
/** Pick and remove, as mines and keno do. */
export function publicPicks(floats: readonly number[], items: readonly number[]): number[] {
  const left = [...items];
  return floats.map((float) => left.splice(Math.floor(float * left.length), 1)[0] as number);
}

/** Crash by 32 bits, the game hash being the key. */
export function crashBy32Bits(gameHash: string, blockHash: string): { word: string; point: number } {
  const word = hmacHex(gameHash, utf8ToBytes(blockHash)).slice(0, 8);
  return { word, point: Math.max(1, (2 ** 32 / (Number.parseInt(word, 16) + 1)) * 0.99) };
}

/** Crash by 52 bits, the block hash being the key and the game hash a text. */
export function crashBy52Bits(gameHash: string, blockHash: string): { word: string; point: number } {
  const word = hmacHex(blockHash, utf8ToBytes(gameHash)).slice(0, 13);
  return { word, point: Math.max(1, Math.floor(99 / (1 - Number.parseInt(word, 16) / 2 ** 52)) / 100) };
}

/** The point of a 52-bit word whose share is rounded to 9 significant digits. */
export function crashOfRoundedShare(word: string): number {
  const share = Number((Number.parseInt(word, 16) / 2 ** 52).toPrecision(9));
  return Math.max(100, Math.floor(99 / (1 - share))) / 100;
}

/** The 52-bit word of a game hash taken as raw bytes. */
export function wordOfRawHash(gameHash: string, blockHash: string): string {
  return hmacHex(blockHash, hexToBytes(gameHash)).slice(0, 13);
}
