export { evaluate, type Evaluation, type LineWin } from './evaluate.ts';
export {
  HIT_FREQUENCY,
  LINES,
  RETURN_TO_PLAYER,
  RULES_VERSION,
  THREE_PAYS,
  TWO_CHERRIES_PAY,
  VOLATILITY,
  WIN_MAX_TIMES_STAKE,
} from './pays.ts';
export { payout } from './payout.ts';
export { spin, type Spin } from './spin.ts';
export { ROW_COUNT, STRIP_LENGTH, STRIPS, SYMBOLS, symbolAt, windowAt, type PerReel, type Symbol3 } from './strips.ts';
