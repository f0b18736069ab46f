import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useEffectEvent, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { publicScope } from '../query/index.ts';
import { useSession, type SessionStore } from '../session/index.ts';
import { createSocketLink, type SocketEventName, type SocketLink } from './socket-link.ts';

const SocketContext = createContext<SocketLink | null>(null);

interface SocketProviderProps {
  store: SessionStore;
  /** Origin of the socket; the page's own when left out. */
  url?: string;
  /** How the line is made; the real one unless a test says otherwise. */
  createLink?: typeof createSocketLink | undefined;
  children: ReactNode;
}

/**
 * Keeps one live line open while somebody is logged in. When it comes back after a loss, everything private is asked
 * anew; when the server revokes the session, the session ends here too.
 */
export function SocketProvider({ store, url, createLink = createSocketLink, children }: SocketProviderProps) {
  const { status, hasAccount } = useSession();
  const queries = useQueryClient();
  const isKnown = hasAccount || status === 'trial';
  const token = isKnown ? store.token() : null;
  const link = useMemo(() => {
    if (token === null) return null;
    const onReconnected = () =>
      void queries.invalidateQueries({ predicate: (query) => query.queryKey[0] !== publicScope });
    return createLink({ url, token, onReconnected });
  }, [token, url, createLink, queries]);
  useEffect(() => {
    if (link === null) return undefined;
    link.open();
    const stop = link.on('session.revoked', () => {
      if (store.token() === token) store.clear('revoked');
    });
    return () => {
      stop();
      link.close();
    };
  }, [link, token, store]);
  return <SocketContext value={link}>{children}</SocketContext>;
}

/** Calls `handler` for each message of a kind while the component is mounted and somebody is logged in. */
export function useSocketEvent<P>(name: SocketEventName, handler: (payload: P) => void): void {
  const link = use(SocketContext);
  const latest = useEffectEvent((payload: unknown) => handler(payload as P));
  useEffect(() => link?.on(name, (payload) => latest(payload)), [link, name]);
}

/** Hears what is said in a chat room while the component is mounted and somebody is logged in. */
export function useChatLine(room: string): void {
  const link = use(SocketContext);
  useEffect(() => {
    link?.enterChat(room);
    return () => link?.enterChat(null);
  }, [link, room]);
}

const never = () => () => undefined;

/** Whether the live line of who is logged in is lost at the moment; visitors have none to lose. */
export function useIsLineAway(): boolean {
  const link = use(SocketContext);
  return useSyncExternalStore(link?.onAwayChange ?? never, () => link?.isAway() ?? false);
}
