import type { ReactNode } from 'react';
import { useAmounts, useGame, useGameState } from './game-context.ts';
import { GoOnButton } from './go-on-button.tsx';

/** What was won of the pot, over the window until it is put away; the strip says it to those who do not see it. */
export function PotCard(): ReactNode {
  const { words } = useGame();
  const { potWin } = useGameState();
  const amounts = useAmounts();
  if (potWin === null) return null;
  return (
    <div className="feature-card">
      <p>
        <span className="feature-title">{words('jackpot.title')}</span>
        <bdi className="feature-figure" dir="ltr">
          {amounts(potWin)}
        </bdi>
      </p>
      <GoOnButton />
    </div>
  );
}
