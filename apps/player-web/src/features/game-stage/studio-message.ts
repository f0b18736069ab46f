/** What a game tells the page around it. */
export type StudioEvent = 'ready' | 'spin-started' | 'spin-settled' | 'close' | 'error';

const events: readonly StudioEvent[] = ['ready', 'spin-started', 'spin-settled', 'close', 'error'];

/** Reads a window message of a game; null for anything else, above all from another origin than the game's own. */
export function readStudioMessage(message: { origin: string; data: unknown }, gameUrl: string): StudioEvent | null {
  if (message.origin !== new URL(gameUrl).origin) return null;
  const { data } = message;
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  return data.source === 'quetzal-studio' ? (events.find((event) => event === data.type) ?? null) : null;
}
