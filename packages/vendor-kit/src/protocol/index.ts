export {
  type FeedPage,
  feedPageIn,
  feedPageMax,
  feedPageMin,
  feedPath,
  feedPathOf,
  type FeedQuery,
  feedQueryOf,
  type FeedTransaction,
} from './feed.ts';
export { type Jackpot, jackpotPath, jackpotPathOf, type JackpotQuery, jackpotQueryOf } from './jackpot.ts';
export { isKeepable } from './keepable.ts';
export { bodyShapes, isBodyOf, isId } from './body-shapes.ts';
export {
  type AuthenticateFields,
  type BalanceFields,
  type BetFields,
  callPaths,
  type CallName,
  type CreditFields,
  type EndRoundFields,
  type FreeRounds,
  finalBetRefusals,
  finalRefusals,
  finalWinRefusals,
  httpStatusOf,
  type OpenFreeRoundsFields,
  type RefundRoundFields,
  type RevealSeedFields,
  type RollbackFields,
  type WalletAnswer,
  type WalletStatus,
  walletStatuses,
  type WinFields,
} from './protocol.ts';
