export { checkAmountLimits, type AmountLimits, type AmountProblem } from './amount-limits.ts';
export { depositFeeOf, depositReceivedOf, formatPercent, type DepositFee } from './deposit-fee.ts';
export {
  holderKey,
  isClabe,
  isPayoutNumber,
  isSameHolder,
  isTronAddress,
  maskPayoutNumber,
  normalizePayoutNumber,
  payoutKinds,
  type PayoutKind,
  type Sha256,
} from './payout-account.ts';
export { isWeakTransactionPassword, transactionPasswordLength } from './transaction-password.ts';
export { remainingTurnover, turnoverFor, type TurnoverPeriod } from './turnover.ts';
export {
  leftOfDay,
  reviewReasons,
  reviewReasonsOf,
  type DayAllowance,
  type ReviewReason,
  type WithdrawalFacts,
} from './withdrawal-rules.ts';
export { canMove, isReserved, withdrawalStates, type WithdrawalState } from './withdrawal-states.ts';
