import type { Socket } from 'socket.io-client';

/** What the server tells a logged-in member without being asked. */
export type SocketEventName =
  | 'wallet.balance'
  | 'deposit.updated'
  | 'withdrawal.updated'
  | 'bet.settled'
  | 'winners.changed'
  | 'message.arrived'
  | 'message.changed'
  | 'chat.message'
  | 'chat.removed'
  | 'chat.standing'
  | 'chat.here'
  | 'break.began'
  | 'session.revoked'
  | 'site.changed';

type Handler = (payload: unknown) => void;

/** The live line of a session. */
export interface SocketLink {
  /** Calls back for every message of a kind, over reconnections; returns how to stop. */
  on: (name: SocketEventName, handler: Handler) => () => void;
  /** Says which chat room the screen shows, over reconnections; null when it shows none. */
  enterChat: (room: string | null) => void;
  /** Whether the line was lost, or could not be had, and is being looked for. Before the first try it is not. */
  isAway: () => boolean;
  /** Calls back when that changes; returns how to stop. */
  onAwayChange: (handler: () => void) => () => void;
  /** Connects, and connects again after a loss until `close`. */
  open: () => void;
  close: () => void;
}

export interface SocketLinkOptions {
  /** Origin of the socket; the page's own when left out. */
  url?: string | undefined;
  token: string;
  /** Called each time that the line is there again after it was lost: what was sent meanwhile is gone, so ask anew. */
  onReconnected?: () => void;
}

/**
 * A live line, closed at first. The library is fetched by `open`, after the first paint; handlers may be added before.
 * Without the line a site still works, it only learns of changes when it asks.
 */
export function createSocketLink({ url, token, onReconnected }: SocketLinkOptions): SocketLink {
  const handlers = new Map<SocketEventName, Set<Handler>>();
  let socket: Promise<Socket | null> | null = null;
  let chatRoom: string | null = null;
  let isAway = false;
  const awayHandlers = new Set<() => void>();
  const setAway = (next: boolean) => {
    if (next === isAway) return;
    isAway = next;
    for (const handler of awayHandlers) handler();
  };
  const tellChat = (opened: Socket) =>
    chatRoom === null ? opened.emit('chat.leave') : opened.emit('chat.join', chatRoom);
  const connect = async (): Promise<Socket> => {
    const { io } = await import('socket.io-client');
    const options = {
      auth: { token },
      transports: ['websocket', 'polling'],
      reconnectionDelayMax: 10_000,
      // Also how long a line that somebody between us and the server swallowed keeps the next try waiting.
      timeout: 8000,
      forceNew: true,
    };
    const opened = url === undefined ? io(options) : io(url, options);
    let connections = 0;
    opened.on('connect', () => {
      connections += 1;
      if (chatRoom !== null) tellChat(opened);
      if (connections > 1) onReconnected?.();
      setAway(false);
    });
    // An end that the page asked for is no loss.
    opened.on('disconnect', (reason) => setAway(reason !== 'io client disconnect'));
    opened.on('connect_error', () => setAway(true));
    opened.onAny((name: string, payload: unknown) => {
      for (const handler of handlers.get(name as SocketEventName) ?? []) handler(payload);
    });
    return opened;
  };
  return {
    on(name, handler) {
      const known = handlers.get(name) ?? new Set();
      handlers.set(name, known.add(handler));
      return () => known.delete(handler);
    },
    enterChat(room) {
      chatRoom = room;
      // A socket that is not connected yet says it when it is.
      void socket?.then((opened) => {
        if (opened?.connected === true) tellChat(opened);
      });
    },
    isAway: () => isAway,
    onAwayChange(handler) {
      awayHandlers.add(handler);
      return () => awayHandlers.delete(handler);
    },
    open() {
      socket ??= connect().catch(() => null);
    },
    close() {
      void socket?.then((opened) => opened?.disconnect());
      socket = null;
    },
  };
}
