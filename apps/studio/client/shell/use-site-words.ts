import { useEffect } from 'react';
import { createParentFrame } from '../parent-frame.ts';
import { useGame, useGameState } from './game-context.ts';

/**
 * Does what the page around the game says: ends autoplay when the player has something else before their eyes, and reads
 * the balance again when money moved outside the game.
 */
export function useSiteWords(): void {
  const { game, lobbyUrl } = useGame();
  const { session } = useGameState();
  const lobby = session === null ? null : lobbyUrl();
  useEffect(
    () =>
      createParentFrame(lobby).onWord((word) => {
        if (word === 'pause') game.stopAutoplay();
        // What is shown stays when that fails; the next spin brings the balance anyway.
        else game.refresh().catch(() => undefined);
      }),
    [game, lobby],
  );
}
