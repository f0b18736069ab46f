import { useEffect } from 'react';
import { useGame } from './game-context.ts';

/** What is shown stays; the next spin brings the balance anyway. */
const ignoreFailure = (): void => undefined;

/** Reads the balance again when the player comes back to the page: it may have changed by a deposit elsewhere. */
export function useRefresh(): void {
  const { game, store } = useGame();
  useEffect(() => {
    function onVisible(): void {
      if (document.visibilityState !== 'visible' || store.get().phase !== 'ready') return;
      game.refresh().catch(ignoreFailure);
    }
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('focus', onVisible);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('focus', onVisible);
    };
  }, [game, store]);
}

/** Reads the state again when a part is shown whose figures move by the bets of others. */
export function useRefreshWhenShown(): void {
  const { game } = useGame();
  useEffect(() => {
    game.refresh().catch(ignoreFailure);
  }, [game]);
}
