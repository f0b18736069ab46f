export { payout } from '../payout.ts';
export {
  bucketsOf,
  type Drop,
  drop,
  isBoard,
  multiplierIn,
  type Risk,
  RISKS,
  ROWS,
  type Rows,
  RULES_VERSION,
} from './plinko.ts';
