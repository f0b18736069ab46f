import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from 'socket.io';
import { expect, it } from 'vitest';
import { createRealTime } from './real-time.ts';
import { createSocketCounter } from './socket-limits.ts';

const limits = { openMax: 2, handshakesPerMinuteMax: 3 };

function counting() {
  let now = new Date('2026-11-23T10:00:10Z');
  const counter = createSocketCounter(
    { clock: { now: () => now }, addressOf: (req) => req.socket.remoteAddress ?? '' },
    limits,
  );
  const engine = new EventEmitter();
  counter.watch(engine as unknown as Server['engine']);
  const from = (remoteAddress: string) => ({ socket: { remoteAddress } }) as IncomingMessage;
  return {
    shake: (address: string) => counter.admits(from(address)),
    open(address: string) {
      const socket = Object.assign(new EventEmitter(), { request: from(address) });
      engine.emit('connection', socket);
      return () => socket.emit('close');
    },
    wait: (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000)),
  };
}

it('refuses the handshake that is too many in its minute, of that address alone', () => {
  const { shake, wait } = counting();
  expect([1, 2, 3, 4].map(() => shake('192.0.2.1'))).toEqual([true, true, true, false]);
  expect(shake('192.0.2.2')).toBe(true);
  wait(60);
  expect(shake('192.0.2.1')).toBe(true);
});

it('counts the addresses of one IPv6 network together', () => {
  const { shake } = counting();
  expect([1, 2, 3, 4].map((host) => shake(`2001:db8:1:2::${host}`))).toEqual([true, true, true, false]);
  expect(shake('2001:db8:1:3::1')).toBe(true);
});

it('refuses one more while as many are open, until one is closed', () => {
  const { shake, open } = counting();
  const close = open('192.0.2.1');
  open('192.0.2.1');
  expect(shake('192.0.2.1')).toBe(false);
  expect(shake('192.0.2.2')).toBe(true);
  close();
  expect(shake('192.0.2.1')).toBe(true);
});

it('holds for the sockets of a server: the handshake that is too many is refused before anything is looked up', async () => {
  let lookups = 0;
  const sites = { find: async () => (lookups += 1) };
  const realTime = createRealTime({
    sites,
    events: { subscribe: () => () => undefined },
    clock: { now: () => new Date('2026-11-23T10:00:10Z') },
    presence: { leave: async () => undefined },
    trustProxy: false,
    socketLimits: limits,
  } as unknown as Parameters<typeof createRealTime>[0]);
  const server = createServer();
  realTime.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/socket.io/?EIO=4&transport=polling`;
  const shake = async () => (await fetch(url, { headers: { origin: 'http://casino.example' } })).status;
  expect([await shake(), await shake(), await shake()]).toEqual([200, 200, 403]);
  expect(lookups).toBe(2);
  await realTime.close();
});
