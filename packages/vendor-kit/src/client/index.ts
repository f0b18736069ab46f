export { retryDelayMs, retryForMs } from './retry-policy.ts';
export { createMemoryRetryQueue, type QueuedCall, type RetryQueue } from './retry-queue.ts';
export { createSignedCall, type SignedCallDeps, WalletUnreachable } from './signed-call.ts';
export { type Acknowledgement, type BetOutcome, createWalletClient, type WalletClient } from './wallet-client.ts';
