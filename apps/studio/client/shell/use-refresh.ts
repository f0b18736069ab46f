import { useEffect } from 'react';
import { isToldShort } from '../game/shortage.ts';
import { useGame, useGameState } from './game-context.ts';

/** How often it is looked whether money has come to a wallet that was too low. */
const SHORT_INTERVAL_MS = 4000;

/** What is shown stays; the next spin brings the balance anyway. */
const ignoreFailure = (): void => undefined;

/**
 * Reads the balance again when the player comes back to the page, as it may have changed by a deposit elsewhere, and every
 * few seconds while there is too little in a wallet that the vendor keeps, as money may be moved to it beside the game.
 */
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
  const state = useGameState();
  const isShort = state.session?.keepsOwnWallet === true && isToldShort(state);
  useEffect(() => {
    if (!isShort) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') game.refresh().catch(ignoreFailure);
    }, SHORT_INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [game, isShort]);
}

/** Reads the state again when a part is shown whose figures move by the bets of others. */
export function useRefreshWhenShown(): void {
  const { game } = useGame();
  useEffect(() => {
    game.refresh().catch(ignoreFailure);
  }, [game]);
}
