import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventMap, EventName, Events } from '../events/events.ts';
import { addChatScreens } from './chat-screens.ts';
import { roomOf, type Screens } from './screens.ts';

let server: Screens;
let url: string;
let screens: Socket[];
const handlers = new Map<EventName, (payload: never) => void>();
const events: Pick<Events, 'subscribe'> = {
  subscribe: (name, handler) => void handlers.set(name, handler as (payload: never) => void),
};
const tell = <N extends EventName>(name: N, payload: EventMap[N]) => handlers.get(name)?.(payload as never);

beforeEach(async () => {
  const http = createServer();
  server = new Server(http);
  server.use((socket, next) => {
    const { memberId, siteId } = socket.handshake.auth as { memberId: string; siteId: string };
    Object.assign(socket.data, { memberId, siteId });
    void socket.join(roomOf(memberId));
    next();
  });
  addChatScreens(server, events);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  screens = [];
});
afterEach(async () => {
  for (const screen of screens) screen.disconnect();
  await server.close();
});

async function open(memberId: string, siteId: string, room: string) {
  const screen = connect(url, { auth: { memberId, siteId }, forceNew: true });
  const heard: [name: string, payload: object][] = [];
  screens.push(screen);
  screen.onAny((name: string, payload: object) => heard.push([name, payload]));
  screen.emit('chat.join', room);
  const isIn = () =>
    server
      .of('/')
      .adapter.rooms.get(`chat:${siteId}:${room}`)
      ?.has(screen.id ?? '');
  await vi.waitFor(() => expect(isIn()).toBe(true));
  return { screen, heard };
}
const message = (id: string) => ({ id, room: 'general', text: 'hola' });
const say = (id: string) => tell('chat.said', { siteId: 's1', room: 'general', memberId: 'ana', message: message(id) });

test('what is said comes to the screens of that room and site alone, and to its author as their own', async () => {
  const ana = await open('ana', 's1', 'general');
  const ben = await open('ben', 's1', 'general');
  const others = [await open('eva', 's1', 'english'), await open('gus', 's2', 'general')];
  say('m1');
  await vi.waitFor(() => expect(ben.heard).toEqual([['chat.message', { ...message('m1'), isOwn: false }]]));
  await vi.waitFor(() => expect(ana.heard).toEqual([['chat.message', { ...message('m1'), isOwn: true }]]));
  tell('chat.removed', { siteId: 's1', room: 'general', id: 'm1', removedBy: 'moderator' });
  await vi.waitFor(() => expect(ben.heard).toHaveLength(2));
  tell('chat.standing', { memberId: 'eva' });
  await vi.waitFor(() => expect(others[0]?.heard).toEqual([['chat.standing', {}]]));
  expect(others[1]?.heard).toEqual([]);
});

test('a screen shows one room: it leaves the one before, and hears nothing after it left', async () => {
  const ben = await open('ben', 's1', 'english');
  const eva = await open('eva', 's1', 'general');
  ben.screen.emit('chat.join', 'general');
  await vi.waitFor(() => expect(server.of('/').adapter.rooms.has('chat:s1:english')).toBe(false));
  ben.screen.emit('chat.leave');
  await vi.waitFor(() => expect(server.of('/').adapter.rooms.get('chat:s1:general')?.size).toBe(1));
  say('m2');
  await vi.waitFor(() => expect(eva.heard).toHaveLength(1));
  expect(ben.heard).toEqual([]);
});

test('names that no room can have lead nowhere', async () => {
  const ben = await open('ben', 's1', 'general');
  ben.screen.emit('chat.join', `../${'x'.repeat(50)}`);
  await vi.waitFor(() => expect([...server.of('/').adapter.rooms.keys()]).not.toContain('chat:s1:general'));
  expect([...server.of('/').adapter.rooms.keys()].filter((name) => name.startsWith('chat:'))).toEqual([]);
});
