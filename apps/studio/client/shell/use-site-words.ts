import { useEffect } from 'react';
import { createParentFrame } from '../parent-frame.ts';
import { useGame, useGameState } from './game-context.ts';
import type { Sound } from './use-sound.ts';

/**
 * Does what the page around the game says: ends autoplay and is silent when the player has something else before their
 * eyes, and reads the balance again when money moved outside the game.
 */
export function useSiteWords({ hush }: Pick<Sound, 'hush'>): void {
  const { game, lobbyUrl } = useGame();
  const { session } = useGameState();
  const lobby = session === null ? null : lobbyUrl();
  useEffect(
    () =>
      createParentFrame(lobby).onWord((word) => {
        if (word === 'pause') {
          game.stopAutoplay();
          hush();
        } else {
          // What is shown stays when that fails; the next spin brings the balance anyway.
          game.refresh().catch(() => undefined);
        }
      }),
    [game, hush, lobby],
  );
}
