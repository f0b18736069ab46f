import type { Autoplay } from './game-state.ts';

/** Autoplay after one more settled spin, or why it stops. Amounts are ledger units. */
export function afterSpin(autoplay: Autoplay, stake: bigint, win: bigint): Autoplay | 'finished' | 'limit' {
  const lost = autoplay.lost + stake - win;
  if (lost >= autoplay.lossLimit) return 'limit';
  const left = autoplay.left - 1;
  return left <= 0 ? 'finished' : { ...autoplay, left, lost };
}
