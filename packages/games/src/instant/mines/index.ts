export { payout } from '../payout.ts';
export { abandonedMultiplier, cashOut, type Game, type MinesRefusal, type Move, pick } from './game.ts';
export {
  isMineCount,
  layMines,
  MINES_MAX,
  MINES_MIN,
  multiplierAfter,
  multipliersOf,
  OPEN_MS_MAX,
  RETURN_TO_PLAYER_BP,
  RULES_VERSION,
  TILE_COUNT,
} from './mines.ts';
