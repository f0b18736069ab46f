export {
  COUNT_MIN,
  FREE_SPINS,
  FREE_SPINS_MAX,
  HIT_FREQUENCY_SIMULATED,
  KIND_PAYS,
  kindPay,
  RETRIGGER_COUNT,
  RETRIGGER_SPINS,
  RETURN_TO_PLAYER_SIMULATED,
  RULES_VERSION,
  scatterPay,
  TRIGGER_COUNT,
  VOLATILITY,
  WIN_MAX_TIMES_STAKE,
} from './pays.ts';
export { payout } from './payout.ts';
export { play, type FreeSpin, type Play } from './play.ts';
export { playSequence, type KindWin, type Sequence, type Step } from './sequence.ts';
export {
  BASE_WEIGHTS,
  COLUMN_COUNT,
  FREE_WEIGHTS,
  KINDS,
  ORB_VALUES,
  ROW_COUNT,
  SYMBOLS,
  type Cell,
  type Grid,
  type Kind,
  type Symbol6,
  type Weights,
} from './symbols.ts';
