export { payout } from '../payout.ts';
export {
  type CashOut,
  cashOut,
  crashPoint,
  GROWTH_PER_SECOND,
  multiplierAt,
  reachedAt,
  RETURN_TO_PLAYER_BP,
  RULES_VERSION,
  TARGET_MIN,
} from './crash.ts';
