export type { Bet, Explain, Explanation } from './explanation.ts';
export { jackpotChance } from './jackpot-chance.ts';
export { readRound, type RoundFile, type RoundFileRefusal } from './round-file.ts';
export { type Verification, verifyRound } from './verify-round.ts';
