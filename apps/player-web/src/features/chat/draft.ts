import { useSession } from '@quetzal/web-kit/session';
import { useSyncExternalStore } from 'react';

/* In memory and in no storage: what was written ends with the tab. */
const drafts = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What a member has written in a room and not said: it stays while the chat is closed, another room is open or they may not
 * write, and is nobody else's.
 */
export function useChatDraft(room: string) {
  const { member } = useSession();
  const key = `${member?.account} ${room}`;
  const text = useSyncExternalStore(subscribe, () => drafts.get(key) ?? '');
  const write = (next: string) => {
    drafts.set(key, next);
    for (const listener of listeners) listener();
  };
  return {
    text,
    write,
    /** Takes away what was said; what was written behind it meanwhile stays. */
    said(spoken: string) {
      const now = drafts.get(key) ?? '';
      if (now.startsWith(spoken)) write(now.slice(spoken.length));
    },
  };
}
