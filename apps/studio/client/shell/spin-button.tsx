import type { ReactNode } from 'react';
import { useGame, useGameState } from './game-context.ts';
import { Icon } from './icons.tsx';

/** The one primary button. It keeps the focus while the reels turn, so that the keyboard never loses its place. */
export function SpinButton(): ReactNode {
  const { words, game } = useGame();
  const { phase, autoplay, isShowing } = useGameState();
  const isBusy = !isShowing && (phase !== 'ready' || autoplay !== null);
  return (
    <button
      type="button"
      className="spin-button"
      aria-disabled={isBusy}
      aria-label={words(isShowing ? 'bar.skip' : phase === 'spinning' ? 'bar.spinning' : 'bar.spin')}
      data-is-spinning={phase === 'spinning' && !isShowing}
      onClick={() => {
        if (isShowing) game.skip();
        else if (!isBusy) void game.spin();
      }}
    >
      <Icon name={isShowing ? 'skip' : 'spin'} size={34} />
    </button>
  );
}
