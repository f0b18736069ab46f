import { useEffect } from 'react';
import { createParentFrame } from '../parent-frame.ts';
import { useGame, useGameState } from './game-context.ts';

/** Ends autoplay when the page around the game asks for it: the player has to look up before another bet. */
export function usePause(): void {
  const { game, lobbyUrl } = useGame();
  const { session } = useGameState();
  const lobby = session === null ? null : lobbyUrl();
  useEffect(() => createParentFrame(lobby).onPause(game.stopAutoplay), [game, lobby]);
}
