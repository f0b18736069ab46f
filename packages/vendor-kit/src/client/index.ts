export { retryDelayMs, retryForMs } from './retry-policy.ts';
export { createMemoryRetryQueue, type QueuedCall, type RetryQueue } from './retry-queue.ts';
export { createFeedReader, type FeedReader } from './feed-reader.ts';
export { createSignedCall, createSignedRead, type SignedCallDeps, WalletUnreachable } from './signed-call.ts';
export { fetchWalletKeys, walletKeysPath } from './wallet-keys.ts';
export { type Acknowledgement, type BetOutcome, createWalletClient, type WalletClient } from './wallet-client.ts';
