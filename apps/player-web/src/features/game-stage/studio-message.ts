/** What a game tells the page around it. */
export type StudioEvent = 'ready' | 'spin-started' | 'spin-settled' | 'bet-refused' | 'close' | 'error';

/** A message of a game; `code` says why a bet was refused. */
export interface StudioMessage {
  type: StudioEvent;
  code: string | null;
}

const events: readonly StudioEvent[] = ['ready', 'spin-started', 'spin-settled', 'bet-refused', 'close', 'error'];

/** Reads a window message of a game; null for anything else, above all from another origin than the game's own. */
export function readStudioMessage(message: { origin: string; data: unknown }, gameUrl: string): StudioMessage | null {
  if (message.origin !== new URL(gameUrl).origin) return null;
  const { data } = message;
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  const type = data.source === 'quetzal-studio' ? events.find((event) => event === data.type) : undefined;
  if (type === undefined) return null;
  return { type, code: 'code' in data && typeof data.code === 'string' ? data.code : null };
}

/** What the page says to a game: that it shall stop playing by itself, or that money moved outside it. */
type SiteWord = 'pause' | 'balance-changed';

/** Says a word to a game; one that is to pause and does not listen is refused its bets all the same. */
export function sayToGame(frame: HTMLIFrameElement | null, gameUrl: string, type: SiteWord): void {
  const { origin } = new URL(gameUrl, window.location.href);
  // An empty frame has no origin to send to.
  if (origin !== 'null') frame?.contentWindow?.postMessage({ source: 'quetzal-site', type }, origin);
}
