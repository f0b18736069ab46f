export { payout } from '../payout.ts';
export {
  type DiceBet,
  isWon,
  judgeBet,
  RETURN_TO_PLAYER_BP,
  roll,
  RULES_VERSION,
  type Terms,
  termsOf,
  WINNING_MAX,
} from './dice.ts';
