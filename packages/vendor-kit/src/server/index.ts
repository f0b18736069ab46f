export { type AnswerStore, createMemoryAnswerStore, type GivenAnswer } from './answer-store.ts';
export { nodeListener } from './node-listener.ts';
export {
  createWalletServer,
  type WalletCall,
  type WalletRequest,
  type WalletReply,
  type WalletServer,
  type WalletSide,
} from './wallet-server.ts';
