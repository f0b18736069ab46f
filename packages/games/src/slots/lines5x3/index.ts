export { evaluate, lineWinsOf, type Evaluation, type LineWin } from './evaluate.ts';
export {
  FREE_SPIN_FACTOR,
  FREE_SPINS_MAX,
  HIT_FREQUENCY,
  LINES,
  RETURN_TO_PLAYER,
  RULES_VERSION,
  RUN_MIN,
  RUN_PAYS,
  SCATTERS,
  VOLATILITY,
  WIN_MAX_TIMES_STAKE,
} from './pays.ts';
export { payout } from './payout.ts';
export { play, type FreeSpin, type Play, type Spin } from './play.ts';
export { ROW_COUNT, STRIP_LENGTH, STRIPS, SYMBOLS, windowAt, type PerReel, type Symbol5 } from './strips.ts';
