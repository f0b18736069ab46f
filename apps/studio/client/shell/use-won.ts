import { countMs } from '../game/win-pace.ts';
import { useGameState } from './game-context.ts';
import { useRoundAmount } from './use-pay.ts';

export type Won = {
  /** What the round has won, or has won so far while it is shown; null before there is anything. */
  readonly amount: string | null;
  /** How long it counts up. */
  readonly lengthMs: number;
};

/** The win of the round on the reels, at the bet of that round. */
export function useWon(): Won {
  const { win, scene, calledWin, isTurbo } = useGameState();
  const amountOf = useRoundAmount();
  const soFar = scene.wonUnits === null || scene.wonUnits === 0 ? null : amountOf(scene.wonUnits);
  return { amount: win ?? soFar, lengthMs: countMs(calledWin?.tier ?? null, isTurbo) };
}
