export {
  checkAmountLimits,
  checkFineness,
  type AmountLimits,
  type AmountProblem,
  type FinenessProblem,
} from './amount-limits.ts';
export {
  fundStake,
  inOrderOfUse,
  splitWin,
  type CreditPart,
  type Funding,
  type StakeableCredit,
} from './bonus-funding.ts';
export {
  bonusStates,
  countWagers,
  returnOf,
  stateNow,
  wagerRequiredFor,
  type BonusState,
  type CountedBet,
  type WageredCredit,
} from './bonus-wagering.ts';
export {
  afterFailure,
  afterSuccess,
  depositBar,
  noFailures,
  type DepositBar,
  type DepositGuard,
} from './deposit-guard.ts';
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
export { walletDialing, walletPhone } from './wallet-phone.ts';
export { canMove, isReserved, withdrawalStates, type WithdrawalState } from './withdrawal-states.ts';
export { withdrawalStandOf, withdrawalStands, type WithdrawalStand } from './withdrawal-stand.ts';
