export { maskAccount } from './mask-account.ts';
export { validBetOf, validOddsMilliMin, type BetOutcome } from './valid-bet.ts';
