export { roundContext, type PrivateRound } from './context.ts';
export { createServerSeed, hashServerSeed, isClientSeed, type ServerSeed } from './seed.ts';
export { createStream, type Stream } from './stream.ts';
export { createWords, type Words } from './words.ts';
