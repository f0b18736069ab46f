import type { ReactNode } from 'react';
import { useGame, useGameState } from './game-context.ts';
import { Icon } from './icons.tsx';

/** The one primary button. It keeps the focus while the reels turn, so that the keyboard never loses its place. */
export function SpinButton(): ReactNode {
  const { words, game } = useGame();
  const { phase, autoplay, isShowing, calledWin } = useGameState();
  const isSkip = isShowing || calledWin !== null;
  const isBusy = !isSkip && (phase !== 'ready' || autoplay !== null);
  return (
    <button
      type="button"
      className="spin-button"
      aria-disabled={isBusy}
      aria-label={words(isSkip ? 'bar.skip' : phase === 'spinning' ? 'bar.spinning' : 'bar.spin')}
      data-is-spinning={phase === 'spinning' && !isSkip}
      onClick={() => {
        if (isSkip) game.skip();
        else if (!isBusy) void game.spin();
      }}
    >
      <Icon name={isSkip ? 'skip' : 'spin'} size={34} />
    </button>
  );
}
