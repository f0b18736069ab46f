import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Authenticator } from '#kernel/auth/principal.ts';
import { createEvents, type Events } from '#kernel/events/events.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { createRealTime, type RealTime } from '#kernel/http/real-time.ts';
import { createChat, type Chat } from '#modules/chat';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, useRooms } from '#testing/rooms.ts';

const database = useTestDatabase();
const rooms = useRooms(database);
const logger = createLogger({ level: 'silent', name: 'test' });

interface Process {
  url: string;
  chat: Chat;
  events: Events;
  realTime: RealTime;
  server: Server;
}
let processes: Process[];
let screens: Socket[] = [];

/** A session is its member's id here; `trial` before it makes it a demo account's. */
const authenticator: Pick<Authenticator, 'member'> = {
  member: async (token) => {
    const isTrial = token.startsWith('trial ');
    const memberId = token.replace('trial ', '');
    return { sessionId: token, memberId, siteId: rooms.siteId, account: token, type: 0, isAgent: false, isTrial };
  },
};

/** One server process of several on the same database. */
async function start(): Promise<Process> {
  const { db, sites, members, limits } = rooms;
  const chat = createChat({ db, clock: { now: () => rooms.time.now }, sites, members, limits });
  const onError = (error: unknown) => expect.fail(String(error));
  const events = createEvents({ url: database.url, pool: database.pool, onError });
  const realTime = createRealTime({
    authenticator: authenticator as Authenticator,
    sites,
    events,
    logger,
    balancesOf: async () => [],
    unreadOf: async () => [],
    presence: chat.presence,
    clock: { now: () => rooms.time.now },
    trustProxy: false,
  });
  await events.start();
  const server = createServer();
  realTime.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, chat, events, realTime, server };
}
beforeAll(async () => {
  processes = [await start(), await start()];
});
afterEach(async () => {
  for (const screen of screens) screen.disconnect();
  screens = [];
  await vi.waitFor(async () => {
    const { general, english } = await here();
    if (general !== 0 || english !== 0) throw new Error('Somebody is still here');
  }, 9_000);
});
afterAll(async () => {
  for (const { realTime, events, server } of processes) {
    await realTime.close();
    await events.close();
    server.close();
  }
});

/** What the site's list of rooms says of two of them. */
async function here() {
  const { body } = await call(rooms, 'GET', '/wps/relay/CBS_modelList');
  const { content } = body.value as { content: { code: string; here: number }[] };
  const of = (code: string) => content.find((room) => room.code === code)?.here;
  return { general: of('general'), english: of('english') };
}

function open(place: number, token: string, room = 'general') {
  const screen = connect(processes[place]?.url ?? '', { auth: { token }, forceNew: true, transports: ['websocket'] });
  const heard: unknown[] = [];
  screens.push(screen);
  screen.on('chat.here', (payload) => heard.push(payload));
  screen.emit('chat.join', room);
  return { screen, heard };
}
const soon = { timeout: 9_000, interval: 50 };
const told = (count: number, room = 'general') => ({ room, here: count });

test('members are counted, each once over tabs and processes, and it falls when the last tab goes', async () => {
  const ana = (await register(rooms, 'presente1')).memberId;
  const ben = (await register(rooms, 'presente2')).memberId;
  const tabs = [open(0, ana), open(0, ana), open(1, ana)];
  const other = open(1, ben);
  await vi.waitFor(() => expect(other.heard.at(-1)).toEqual(told(2)), soon);
  await vi.waitFor(() => expect(tabs[0]?.heard.at(-1)).toEqual(told(2)), soon);
  expect(await here()).toEqual({ general: 2, english: 0 });
  tabs[0]?.screen.disconnect();
  tabs[1]?.screen.emit('chat.join', 'english');
  await vi.waitFor(async () => expect(await here()).toEqual({ general: 2, english: 1 }), soon);
  tabs[2]?.screen.disconnect();
  await vi.waitFor(() => expect(other.heard.at(-1)).toEqual(told(1)), soon);
  expect(JSON.stringify(other.heard)).not.toContain(ana);
}, 40_000);

test('demo accounts hear the number and are not in it; a room that the site has not is nobody’s', async () => {
  const eva = (await register(rooms, 'presente3')).memberId;
  const gus = (await register(rooms, 'presente4')).memberId;
  const demo = open(0, `trial ${gus}`);
  open(1, gus, 'nowhere');
  open(1, eva);
  await vi.waitFor(() => expect(demo.heard.at(-1)).toEqual(told(1)), soon);
  expect([...((await processes[0]?.chat.presence.hereOf(rooms.siteId)) ?? [])]).toEqual([['general', 1]]);
}, 40_000);

test('a crowd that comes at once is told of a few times, not once each', async () => {
  const first = open(0, (await register(rooms, 'presente5')).memberId);
  await vi.waitFor(() => expect(first.heard).toEqual([told(1)]), soon);
  const crowd = await Promise.all(
    Array.from({ length: 12 }, async (_, place) => (await register(rooms, `multitud${place}`)).memberId),
  );
  for (const [place, memberId] of crowd.entries()) open(place % 2, memberId);
  await vi.waitFor(() => expect(first.heard.at(-1)).toEqual(told(13)), soon);
  expect(first.heard.length).toBeLessThanOrEqual(5);
}, 40_000);

test('whom a process named that ended without a word is not here once its time is over', async () => {
  const { memberId } = await register(rooms, 'presente6');
  const { db, sites, members, limits } = rooms;
  const lost = createChat({ db, clock: { now: () => rooms.time.now }, sites, members, limits }).presence;
  await lost.keep({ siteId: rooms.siteId, room: 'general' }, [memberId]);
  expect((await here()).general).toBe(1);
  rooms.time.now = new Date(rooms.time.now.getTime() + 46_000);
  expect((await here()).general).toBe(0);
  await lost.forgetUnseen();
  expect(await db.selectFrom('chat_presence').selectAll().where('member_id', '=', memberId).execute()).toEqual([]);
});

test('a process that ends in order takes its members along', async () => {
  const { memberId } = await register(rooms, 'presente7');
  const third = await start();
  processes.push(third);
  open(2, memberId);
  await vi.waitFor(async () => expect((await here()).general).toBe(1), soon);
  await third.realTime.close();
  expect((await here()).general).toBe(0);
}, 20_000);
