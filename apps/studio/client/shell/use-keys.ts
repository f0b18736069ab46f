import { useEffect } from 'react';
import { useGame } from './game-context.ts';

/** Space and Enter spin, hurry what is being shown, or put away what is called of it; arrows change the bet, unless a sheet is open or a control has the focus and its own use of the key. */
export function useKeys(isActive: boolean): void {
  const { game, store } = useGame();
  useEffect(() => {
    if (!isActive) return undefined;
    function onKey(event: KeyboardEvent): void {
      const isOnControl = event.target instanceof Element && event.target.closest('button, a, input, select') !== null;
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.key === ' ' || event.key === 'Enter') && !isOnControl) {
        event.preventDefault();
        const { isShowing, calledWin, autoplay } = store.get();
        if (isShowing || calledWin !== null) game.skip();
        else if (autoplay === null) void game.spin();
      }
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        event.preventDefault();
        game.stepStake(event.key === 'ArrowUp' ? 1 : -1);
      }
    }
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, [isActive, game, store]);
}
