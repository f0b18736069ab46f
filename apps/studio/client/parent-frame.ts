/** What the page that frames the game may learn. It never carries an amount or a token. */
export type GameEvent = 'ready' | 'spin-started' | 'spin-settled' | 'close' | 'error';

/** Tells the framing page, and only if it has the origin of the lobby. Alone in a window there is no one to tell. */
export function createParentFrame(lobbyUrl: string | null) {
  const origin = lobbyUrl === null ? null : new URL(lobbyUrl).origin;
  const isFramed = window.parent !== window;
  return {
    tell(type: GameEvent): void {
      if (isFramed && origin !== null) window.parent.postMessage({ source: 'quetzal-studio', type }, origin);
    },
    /** Back to the lobby: the framing page closes the game, else this window goes there. */
    leave(): void {
      if (isFramed) this.tell('close');
      else if (lobbyUrl !== null) window.location.assign(lobbyUrl);
    },
    canLeave: lobbyUrl !== null,
    /** A page that frames the game has a way back of its own above it. */
    needsWayBack: lobbyUrl !== null && !isFramed,
  };
}

export type ParentFrame = ReturnType<typeof createParentFrame>;
