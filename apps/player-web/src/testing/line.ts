import type { createSocketLink } from '@quetzal/web-kit/socket';

/** A member's live line whose other end is the test; the real one is proven in the journeys. */
export function lineOfTest() {
  let heard: [string, (payload: unknown) => void][] = [];
  const watchers = new Set<() => void>();
  let isAway = false;
  let tellBack: (() => void) | undefined;
  const create: typeof createSocketLink = ({ onReconnected }) => {
    tellBack = onReconnected;
    return {
      on: (name, handler) => {
        heard = [...heard, [name, handler]];
        return () => void (heard = heard.filter(([, known]) => known !== handler));
      },
      enterChat: () => undefined,
      isAway: () => isAway,
      onAwayChange: (handler) => {
        watchers.add(handler);
        return () => watchers.delete(handler);
      },
      open: () => undefined,
      close: () => undefined,
    };
  };
  return {
    create,
    isHeard: (name: string) => heard.some(([known]) => known === name),
    /** How many parts of the page listen. */
    hearers: (name: string) => heard.filter(([known]) => known === name).length,
    /** Heard by all who listen, in their order. */
    say: (name: string, payload: unknown) => {
      for (const [known, handler] of heard) if (known === name) handler(payload);
    },
    /** The line breaks, or is there again. */
    setAway: (next: boolean) => {
      isAway = next;
      for (const tell of watchers) tell();
      if (!next) tellBack?.();
    },
  };
}
