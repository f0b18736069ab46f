export { bodyShapes, isBodyOf, isId } from './body-shapes.ts';
export {
  type AuthenticateFields,
  type BalanceFields,
  type BetFields,
  callPaths,
  type CallName,
  type CreditFields,
  type EndRoundFields,
  finalBetRefusals,
  finalRefusals,
  httpStatusOf,
  type RollbackFields,
  type WalletAnswer,
  type WalletStatus,
  walletStatuses,
  type WinFields,
} from './protocol.ts';
