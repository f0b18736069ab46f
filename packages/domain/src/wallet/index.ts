export { checkAmountLimits, type AmountLimits, type AmountProblem } from './amount-limits.ts';
export { depositFeeOf, depositReceivedOf, formatPercent, type DepositFee } from './deposit-fee.ts';
