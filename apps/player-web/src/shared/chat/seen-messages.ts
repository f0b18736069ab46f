const key = 'chat_seen';

/** The newest message of the chat that was read in this browser; null when the chat was never opened. */
export const seenMessage = (): string | null => localStorage.getItem(key);

/** Notes that messages up to this one were read. */
export function markSeen(id: string): void {
  if (id > (seenMessage() ?? '')) localStorage.setItem(key, id);
}
