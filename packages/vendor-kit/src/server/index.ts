export { type AnswerStore, createMemoryAnswerStore, type GivenAnswer } from './answer-store.ts';
export { nodeListener } from './node-listener.ts';
export { createFeedServer, type FeedServerDeps } from './feed-server.ts';
export { createJackpotServer, type JackpotServerDeps } from './jackpot-server.ts';
export type { WalletReply, WalletRequest, WalletServer } from './signed-server.ts';
export { createWalletServer, type WalletCall, type WalletSide } from './wallet-server.ts';
