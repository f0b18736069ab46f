import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSocketLink, type SocketLink } from './socket-link.ts';

let server: Server;
let url: string;
let sockets: Socket[];
let links: SocketLink[];

const open = (onReconnected?: () => void) => {
  const link = createSocketLink({ url, token: 'tok-1', ...(onReconnected === undefined ? {} : { onReconnected }) });
  link.open();
  links.push(link);
  return link;
};
const connected = (count: number) => vi.waitFor(() => expect(sockets).toHaveLength(count), 5000);

beforeEach(async () => {
  const http = createServer();
  server = new Server(http, { path: '/socket.io' });
  sockets = [];
  links = [];
  server.on('connection', (socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const link of links) link.close();
  await server.close();
});

test('the line carries the token and brings messages to those who asked for their kind', async () => {
  const balances: unknown[] = [];
  const link = open();
  link.on('wallet.balance', (balance) => balances.push(balance));
  await connected(1);
  expect(sockets[0]?.handshake.auth).toEqual({ token: 'tok-1' });
  sockets[0]?.emit('bet.settled', { id: 'b1' });
  sockets[0]?.emit('wallet.balance', { cash: '5.00' });
  await vi.waitFor(() => expect(balances).toEqual([{ cash: '5.00' }]));
});

test('whoever stops listening hears nothing more', async () => {
  const heard: string[] = [];
  const link = open();
  const stop = link.on('wallet.balance', () => heard.push('first'));
  link.on('wallet.balance', () => heard.push('second'));
  await connected(1);
  stop();
  sockets[0]?.emit('wallet.balance', {});
  await vi.waitFor(() => expect(heard).toEqual(['second']));
});

test('a lost line comes back by itself and says so, so that what was missed is asked for', async () => {
  const onReconnected = vi.fn();
  const heard: unknown[] = [];
  open(onReconnected).on('wallet.balance', (balance) => heard.push(balance));
  await connected(1);
  expect(onReconnected).not.toHaveBeenCalled();
  sockets[0]?.conn.close();
  await connected(2);
  sockets[1]?.emit('wallet.balance', 'again');
  await vi.waitFor(() => expect(heard).toEqual(['again']));
  expect(onReconnected).toHaveBeenCalledTimes(1);
});

test('a lost line is away until it is back; one that the page closes is not', async () => {
  const link = open();
  const told: boolean[] = [];
  link.onAwayChange(() => told.push(link.isAway()));
  await connected(1);
  expect(link.isAway()).toBe(false);
  sockets[0]?.conn.close();
  await vi.waitFor(() => expect(told).toEqual([true]));
  await vi.waitFor(() => expect(told).toEqual([true, false]), 5000);
  const gone = new Promise((done) => sockets[1]?.on('disconnect', done));
  link.close();
  await gone;
  expect(told).toEqual([true, false]);
});

test('a line that cannot be had is away', async () => {
  server.use((_, next) => next(new Error('session.required')));
  const link = open();
  await vi.waitFor(() => expect(link.isAway()).toBe(true), 5000);
});

test('a line that was closed before it was there stays closed, and can be opened again', async () => {
  const link = open();
  link.close();
  open();
  await connected(1);
  await vi.waitFor(() => expect(server.engine.clientsCount).toBe(1));
  link.open();
  await connected(2);
});

test('the chat room that is shown is told at once, and again when the line comes back', async () => {
  const link = open();
  await connected(1);
  const heard: unknown[] = [];
  const listen = (socket: Socket | undefined) => socket?.onAny((name, room) => heard.push([name, room]));
  listen(sockets[0]);
  server.on('connection', listen);
  link.enterChat('general');
  await vi.waitFor(() => expect(heard).toEqual([['chat.join', 'general']]));
  sockets[0]?.conn.close();
  await connected(2);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  link.enterChat(null);
  await vi.waitFor(() => expect(heard[2]).toEqual(['chat.leave', undefined]));
});
