import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io as connect } from 'socket.io-client';
import { expect, test } from 'vitest';
import { createRealTime } from './real-time.ts';

type Handler = (payload: { memberId: string; changed?: object }) => void;

test('screens hear which message their member put away on another one, and how many are unread', async () => {
  const handlers = new Map<string, Handler>();
  const realTime = createRealTime({
    authenticator: { member: async (token: string) => ({ sessionId: token, memberId: token, siteId: 'site' }) },
    events: { subscribe: (name: string, handler: Handler) => void handlers.set(name, handler) },
    clock: { now: () => new Date('2026-11-23T10:00:10Z') },
    presence: { leave: async () => undefined },
    unreadOf: async (memberIds: string[]) => memberIds.map((memberId) => ({ memberId, unread: 3 })),
    trustProxy: false,
  } as unknown as Parameters<typeof createRealTime>[0]);
  const server = createServer();
  realTime.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const screen = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { auth: { token: 'ana' } });
  const heard = Promise.all([
    new Promise((done) => screen.once('message.changed', done)),
    new Promise((done) => screen.once('message.arrived', done)),
  ]);
  await new Promise<void>((done) => screen.once('connect', done));
  const changed = { id: 'm1', change: 'put_away' };
  handlers.get('message.changed')?.({ memberId: 'ana', changed });
  expect(await heard).toEqual([changed, { unread: 3 }]);
  screen.disconnect();
  await realTime.close();
});
