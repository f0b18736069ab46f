export { createMemoryWallet, type MemoryWallet, memoryFetch } from './memory-wallet.ts';
export type { Fault } from './faults.ts';
