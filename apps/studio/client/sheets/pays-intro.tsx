import type { ReactNode } from 'react';
import { stakeToPlay } from '../game/game-state.ts';
import { useAmounts, useGame, useGameState } from '../shell/game-context.ts';

/** For which bet the pays below are. */
export function PaysIntro(): ReactNode {
  const { words } = useGame();
  const stake = stakeToPlay(useGameState());
  const amounts = useAmounts();
  return <p className="sheet-note">{words('info.pays_at', { amount: amounts(stake) })}</p>;
}
