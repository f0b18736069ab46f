/** What the page that frames the game may learn. It never carries an amount or a token. */
export type GameEvent = 'ready' | 'spin-started' | 'spin-settled' | 'bet-refused' | 'close' | 'error';

/** What the page that frames the game may say: that it shall stop playing by itself, or that money moved outside it. */
type SiteWord = 'pause' | 'balance-changed';

const SITE_WORDS: readonly SiteWord[] = ['pause', 'balance-changed'];

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
    /** Calls back with what the framing page says; returns how to stop listening. */
    onWord(hear: (word: SiteWord) => void): () => void {
      const listen = (message: MessageEvent<unknown>): void => {
        if (!isFramed || message.source !== window.parent || message.origin !== origin) return;
        const word = siteWordOf(message.data);
        if (word !== null) hear(word);
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

/** Reads a message of the framing page; null for anything that it may not say. */
export function siteWordOf(data: unknown): SiteWord | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  return data.source === 'quetzal-site' ? (SITE_WORDS.find((word) => word === data.type) ?? null) : null;
}
