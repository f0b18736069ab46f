import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Authenticator, SiteDirectory } from '../auth/principal.ts';
import type { Clock } from '../clock/clock.ts';
import type { Events } from '../events/events.ts';
import { paced } from '../events/paced.ts';
import { addChatPresence, type PresenceBook } from './chat-presence.ts';
import { addChatScreens } from './chat-screens.ts';
import { type BalanceScreens, createBalanceScreens } from './balance-screens.ts';
import { createSocketCounter, type SocketCounter, type SocketLimits } from './socket-limits.ts';
import { type TrustedProxies, visitorAddresses } from './visitor-address.ts';
import { roomOf, type Screen, type Screens } from './screens.ts';

const siteRoomOf = (siteId: string): string => `site:${siteId}`;
const messageBytesMax = 10_000;
/** A page names its session with its first word. */
const sessionWithinMs = 10_000;
/** A busy site has many wins in a second; its screens hear of them no more often than this. */
const winnersPauseMs = 5_000;

/** Open screens: each logged-in socket hears what happens to its own member, and nothing else. */
export interface RealTime {
  /** Serves sockets on one more HTTP server, so that both sites and the API share them. */
  attach(server: HttpServer): void;
  close(): Promise<void>;
}

/** What sockets need. */
interface RealTimeDeps {
  authenticator: Authenticator;
  sites: SiteDirectory;
  events: Events;
  logger: Logger;
  clock: Clock;
  trustProxy: TrustedProxies;
  socketLimits?: SocketLimits;
  balancesOf: BalanceScreens['balancesOf'];
  /** How many messages of the platform each of these members has not read. */
  unreadOf(memberIds: readonly string[]): Promise<{ memberId: string; unread: number }[]>;
  /** Who has which chat room open, over all processes. */
  presence: PresenceBook;
}

/** A server of sockets that lets in pages of our sites, as many as an address may open, with a session. */
function openDoor(deps: RealTimeDeps): { io: Screens; counter: SocketCounter } {
  const counter = createSocketCounter(
    { clock: deps.clock, addressOf: visitorAddresses(deps.trustProxy) },
    deps.socketLimits,
  );
  const io: Screens = new Server({
    serveClient: false,
    maxHttpBufferSize: messageBytesMax,
    connectTimeout: sessionWithinMs,
    allowRequest: (req, decide) => {
      if (!counter.admits(req)) return decide('too many', false);
      isOwnPage(req.headers.origin, deps.sites).then(
        (isOwn) => decide(null, isOwn),
        () => decide(null, false),
      );
      return undefined;
    },
  });
  io.use((socket, next) => {
    admit(socket, deps.authenticator).then(
      () => next(),
      (error: unknown) => next(error instanceof Error ? error : new Error('session.required')),
    );
  });
  return { io, counter };
}

/** Sockets over the event bus: a fact published by any process reaches the member's screens on this one. */
export function createRealTime(deps: RealTimeDeps): RealTime {
  const { io, counter } = openDoor(deps);
  const { events } = deps;
  const showBalances = createBalanceScreens({
    isOpen: (memberId) => io.of('/').adapter.rooms.has(roomOf(memberId)),
    balancesOf: deps.balancesOf,
    show: (memberId, balance) => void io.to(roomOf(memberId)).emit('wallet.balance', balance),
    onError: (error) => deps.logger.error({ err: error }, 'balances could not be read for open screens'),
  });
  events.subscribe('wallet.moved', ({ memberIds }) => showBalances(memberIds));
  events.subscribe('deposit.updated', ({ memberId, deposit }) =>
    io.to(roomOf(memberId)).emit('deposit.updated', deposit),
  );
  events.subscribe('withdrawal.updated', ({ memberId, withdrawal }) =>
    io.to(roomOf(memberId)).emit('withdrawal.updated', withdrawal),
  );
  const showWinners = paced((siteId) => void io.to(siteRoomOf(siteId)).emit('winners.changed', {}), winnersPauseMs);
  events.subscribe('bet.settled', ({ memberId, siteId, isWin, bet }) => {
    io.to(roomOf(memberId)).emit('bet.settled', bet);
    if (isWin) showWinners(siteId);
  });
  addChatScreens(io, events);
  const presence = addChatPresence(io, {
    events,
    book: deps.presence,
    onError: (error) => deps.logger.error({ err: error }, 'who is in the chat rooms could not be counted'),
  });
  const showUnread = (memberIds: readonly string[]): void => {
    const open = memberIds.filter((memberId) => io.of('/').adapter.rooms.has(roomOf(memberId)));
    if (open.length === 0) return;
    deps.unreadOf(open).then(
      (counts) => {
        for (const { memberId, unread } of counts) io.to(roomOf(memberId)).emit('message.arrived', { unread });
      },
      (error: unknown) => deps.logger.error({ err: error }, 'unread messages could not be counted for open screens'),
    );
  };
  events.subscribe('message.arrived', ({ memberIds }) => showUnread(memberIds));
  events.subscribe('message.changed', ({ memberId, changed }) => {
    if (changed !== undefined) io.to(roomOf(memberId)).emit('message.changed', changed);
    showUnread([memberId]);
  });
  events.subscribe('message.broadcast', ({ siteId }) => {
    const sockets = [...io.of('/').sockets.values()].filter(({ rooms }) => rooms.has(siteRoomOf(siteId)));
    showUnread([...new Set(sockets.map(({ data }) => data.memberId))]);
  });
  // It opened, closed or changed otherwise: pages ask what it is to them now.
  events.subscribe('site.changed', ({ siteId }) => void io.to(siteRoomOf(siteId)).emit('site.changed', {}));
  events.subscribe('break.began', ({ memberId, ...began }) => io.to(roomOf(memberId)).emit('break.began', began));
  events.subscribe('session.revoked', ({ memberId, sessionId }) => {
    for (const socket of io.of('/').sockets.values()) {
      if (socket.data.sessionId !== sessionId || !socket.rooms.has(roomOf(memberId))) continue;
      socket.emit('session.revoked', { sessionId });
      socket.disconnect(true);
    }
  });
  return {
    attach(server) {
      io.attach(server, { path: '/socket.io' });
      counter.watch(io.engine);
    },
    close: async () => {
      await presence.close();
      io.disconnectSockets(true);
      await io.close();
    },
  };
}

/** Only pages of our sites open sockets; what is no page names no origin. */
async function isOwnPage(origin: string | undefined, sites: SiteDirectory): Promise<boolean> {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return (await sites.find({ merchantCode: undefined, host: new URL(origin).host })) !== undefined;
}

async function admit(socket: Screen, authenticator: Authenticator): Promise<void> {
  const { token } = socket.handshake.auth as { token?: unknown };
  const principal = typeof token === 'string' ? await authenticator.member(token, true) : undefined;
  if (principal === undefined) throw new Error('session.required');
  socket.data.sessionId = principal.sessionId;
  socket.data.memberId = principal.memberId;
  socket.data.siteId = principal.siteId;
  socket.data.isTrial = principal.isTrial;
  await socket.join([roomOf(principal.memberId), siteRoomOf(principal.siteId)]);
}
