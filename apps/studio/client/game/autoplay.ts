import type { Autoplay } from './game-state.ts';

/** A settled round as autoplay counts it; amounts are ledger units. */
export type PlayedRound = { readonly stake: bigint; readonly win: bigint; readonly hasFeature: boolean };

/** Autoplay after one more settled round, or why it stops. */
export function afterSpin(
  autoplay: Autoplay,
  { stake, win, hasFeature }: PlayedRound,
): Autoplay | 'finished' | 'limit' | 'feature' {
  const lost = autoplay.lost + stake - win;
  if (lost >= autoplay.lossLimit) return 'limit';
  if (hasFeature && autoplay.stopsOnFeature) return 'feature';
  const left = autoplay.left - 1;
  return left <= 0 ? 'finished' : { ...autoplay, left, lost };
}
