import pg from 'pg';

/** Facts that other processes and open screens want to hear of, by name. Payloads are small and carry ids, not secrets. */
export interface EventMap {
  'wallet.moved': { memberIds: readonly string[] };
  'deposit.updated': { memberId: string; deposit: unknown };
  'withdrawal.updated': { memberId: string; withdrawal: unknown };
  /** `isWin`: it came to more than its stake, so the site's board of winners has changed. */
  'bet.settled': { memberId: string; siteId: string; isWin: boolean; bet: unknown };
  /** A member may not play from now on; `until` is null without an end. Told before their logins end. */
  'break.began': {
    memberId: string;
    state: 'paused' | 'excluded';
    until: string | null;
    source: 'member' | 'operator';
  };
  'session.revoked': { memberId: string; sessionId: string };
  'site.changed': { siteId: string };
  'catalogue.changed': object;
  'message.queued': { messageId: string };
  'message.arrived': { memberIds: readonly string[] };
  'message.broadcast': { siteId: string };
  /** The member read messages, put one away or back; all were read where none is named. */
  'message.changed': { memberId: string; changed?: MessageChange };
  /** `message` as everybody in the room may read it; for its author it is their own. */
  'chat.said': { siteId: string; room: string; memberId: string; message: object };
  'chat.removed': { siteId: string; room: string; id: string; removedBy: 'author' | 'moderator' };
  /** Somebody opened a room or left it; how many have it open is to be counted. */
  'chat.moved': { siteId: string; room: string };
  /** Whether the member may write has changed. */
  'chat.standing': { memberId: string };
}
export type EventName = keyof EventMap;

/** What a member did with one of their messages. */
export interface MessageChange {
  id: string;
  change: 'read' | 'put_away' | 'put_back';
}

type Handler<N extends EventName> = (payload: EventMap[N]) => void;

/**
 * Tells every server process of a fact that is already committed. Delivery is at most once: a screen that missed one
 * reads the truth again when it reconnects.
 */
export interface Events {
  publish<N extends EventName>(name: N, payload: EventMap[N]): void;
  subscribe<N extends EventName>(name: N, handler: Handler<N>): void;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The PostgreSQL channel that facts travel on. */
export const channel = 'quetzal_event';
const reconnectDelayMs = 1_000;
const factsPerStatementMax = 200;

/** Events over PostgreSQL's LISTEN and NOTIFY: all processes on one database hear each other, no other server needed. */
export function createEvents(deps: { url: string; pool: pg.Pool; onError: (error: unknown) => void }): Events {
  const handlers = new Map<EventName, Handler<never>[]>();
  let listener: pg.Client | undefined;
  let closed = false;
  const waiting: string[] = [];
  let isSending = false;

  /** One statement at a time, so that facts keep their order; what comes up meanwhile goes together in the next. */
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (waiting.length > 0) {
      const texts = waiting.splice(0, factsPerStatementMax);
      await deps.pool
        .query('select pg_notify($1, fact) from unnest($2::text[]) as fact', [channel, texts])
        .catch(deps.onError);
    }
    isSending = false;
  }

  function dispatch(text: string): void {
    const { name, payload } = JSON.parse(text) as { name: EventName; payload: never };
    for (const handler of handlers.get(name) ?? []) handler(payload);
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: deps.url });
    client.on('notification', (message) => dispatch(message.payload ?? ''));
    client.on('error', deps.onError);
    client.on('end', () => {
      if (!closed) setTimeout(() => void listen().catch(deps.onError), reconnectDelayMs).unref();
    });
    await client.connect();
    await client.query(`listen ${channel}`);
    listener = client;
  }

  return {
    publish(name, payload) {
      waiting.push(JSON.stringify({ name, payload }));
      void send();
    },
    subscribe(name, handler) {
      handlers.set(name, [...(handlers.get(name) ?? []), handler as Handler<never>]);
    },
    start: listen,
    async close() {
      closed = true;
      await listener?.end();
    },
  };
}
