export {
  lotteryContext,
  roundContext,
  sharedContext,
  type LotteryDraw,
  type PrivateRound,
  type SharedRound,
} from './context.ts';
export { belongsToChain, createHashChain, isNextSeed, type HashChain } from './hash-chain.ts';
export {
  createServerSeed,
  hashServerSeed,
  isClientSeed,
  keepsCommitment,
  type RandomBytes,
  type ServerSeed,
} from './seed.ts';
export {
  commitPair,
  rotatePair,
  showPair,
  takeNonce,
  type SeedPair,
  type SeedRefusal,
  type ShownPair,
} from './seed-pair.ts';
export { createStream, streamOf, type Stream } from './stream.ts';
export { uniformOf, WORD_RANGE } from './uniform.ts';
export { playWithWebCrypto, type SubtleHmac } from './web-crypto.ts';
export { createWords, type Words } from './words.ts';
