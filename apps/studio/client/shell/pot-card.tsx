import type { ReactNode } from 'react';
import { focusSpin } from './focus-spin.ts';
import { useAmounts, useGame, useGameState } from './game-context.ts';

/** What was won of the pot, over the window until it is put away; the strip says it to those who do not see it. */
export function PotCard(): ReactNode {
  const { words, game } = useGame();
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
      <button
        type="button"
        className="feature-go-on"
        onClick={() => {
          game.skip();
          focusSpin();
        }}
      >
        {words('feature.go_on')}
      </button>
    </div>
  );
}
