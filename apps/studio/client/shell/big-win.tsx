import type { CSSProperties, ReactNode } from 'react';
import { CountUp } from './count-up.tsx';
import { useAmounts, useGame, useGameState } from './game-context.ts';
import { useWon } from './use-won.ts';

/** The words and the amount of a win of many bets, over the reels for a while. */
export function BigWin(): ReactNode {
  const { words } = useGame();
  const { phase, message } = useGameState();
  const amounts = useAmounts();
  const { amount, lengthMs, isBig } = useWon();
  if (!isBig || amount === null || phase !== 'ready' || message.kind === 'jackpot') return null;
  return (
    <p className="big-win" style={{ '--letters': amounts(amount).length } as CSSProperties}>
      <span>{words('big_win')}</span>
      <bdi dir="ltr" aria-hidden="true">
        <CountUp amount={amount} lengthMs={lengthMs} />
      </bdi>
    </p>
  );
}
