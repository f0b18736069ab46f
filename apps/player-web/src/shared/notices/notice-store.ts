import type { ToastContent } from '@quetzal/ui/toast';
import type { SessionEnd } from '@quetzal/web-kit/session';

/** A message to show over the page; of the end of a session whoever shows it has the words. */
export type Notice = ToastContent | { end: SessionEnd };

interface NoticeStore {
  /** Shows a message; before the part that shows messages is there, it waits. */
  notify(notice: Notice): void;
  /** Hands over every message from now on, the waiting ones first; returns how to stop. */
  receive(show: (notice: Notice) => void): () => void;
  /** Calls back at the first message, when nobody receives yet; returns how to stop. */
  onFirst(listener: () => void): () => void;
}

/** Messages between whoever has one and whoever shows them. The showing part is drawn when there is something to show. */
export function createNoticeStore(): NoticeStore {
  const waiting: Notice[] = [];
  const listeners = new Set<() => void>();
  let receiver: ((notice: Notice) => void) | null = null;
  return {
    notify(notice) {
      if (receiver !== null) return receiver(notice);
      waiting.push(notice);
      for (const listener of listeners) listener();
    },
    receive(show) {
      receiver = show;
      for (const notice of waiting.splice(0)) show(notice);
      return () => {
        receiver = null;
      };
    },
    onFirst(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The messages of this page. */
export const notices = createNoticeStore();
