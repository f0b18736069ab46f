export { maskAccount } from './mask-account.ts';
export { resultOf, validBetOf, validOddsMilliMin, type BetOutcome } from './valid-bet.ts';
