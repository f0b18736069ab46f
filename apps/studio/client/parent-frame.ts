/** What the page that frames the game may learn. It never carries an amount or a token. */
export type GameEvent = 'ready' | 'spin-started' | 'spin-settled' | 'bet-refused' | 'close' | 'error';

/** Tells the framing page, and only if it has the origin of the lobby. Alone in a window there is no one to tell. */
export function createParentFrame(lobbyUrl: string | null) {
  const origin = lobbyUrl === null ? null : new URL(lobbyUrl).origin;
  const isFramed = window.parent !== window;
  return {
    /** `code` says why a bet was refused. */
    tell(type: GameEvent, code?: string): void {
      if (!isFramed || origin === null) return;
      window.parent.postMessage({ source: 'quetzal-studio', type, ...(code === undefined ? {} : { code }) }, origin);
    },
    /** Calls back when the framing page wants the game to stop playing by itself; returns how to stop listening. */
    onPause(pause: () => void): () => void {
      const listen = (message: MessageEvent<unknown>): void => {
        if (isFramed && message.source === window.parent && message.origin === origin && asksToPause(message.data))
          pause();
      };
      window.addEventListener('message', listen);
      return () => window.removeEventListener('message', listen);
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

/** True for the one thing that a framing page may ask of a game. */
export function asksToPause(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return false;
  return data.source === 'quetzal-site' && data.type === 'pause';
}
