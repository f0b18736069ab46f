import { countMs, isBigWin } from '../game/win-pace.ts';
import { useGameState } from './game-context.ts';
import { useRoundAmount } from './use-pay.ts';

export type Won = {
  /** What the round has won, or has won so far while it is shown; null before there is anything. */
  readonly amount: string | null;
  /** How long it counts up. */
  readonly lengthMs: number;
  readonly isBig: boolean;
};

/** The win of the round on the reels, at the bet of that round. */
export function useWon(): Won {
  const { win, shown, scene, stake: stakeSet, session, isTurbo } = useGameState();
  const amountOf = useRoundAmount();
  const soFar = scene.wonUnits === null || scene.wonUnits === 0 ? null : amountOf(scene.wonUnits);
  const round = {
    stake: win === null ? stakeSet : (shown?.stake ?? stakeSet),
    win: win ?? '0',
    currency: session?.currency ?? 'MXN',
  };
  return { amount: win ?? soFar, lengthMs: countMs(round, isTurbo), isBig: win !== null && isBigWin(round) };
}
