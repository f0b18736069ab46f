import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { connectionLimits, createHttpServer } from './http-server.ts';

let server: Server;

async function open(limits: Partial<typeof connectionLimits>): Promise<Socket> {
  server = createHttpServer((_req, res) => res.end('served'), { ...connectionLimits, ...limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return connect((server.address() as AddressInfo).port, '127.0.0.1');
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('an HTTP server', () => {
  it('hangs up on a head that does not end', async () => {
    const socket = await open({ headMs: 40, callMs: 80, checkMs: 10 });
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('hangs up on a body that does not end', async () => {
    server = createHttpServer((req) => void req.resume(), { ...connectionLimits, headMs: 40, callMs: 80, checkMs: 10 });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"a":');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('refuses a head that is too long', async () => {
    const socket = await open({});
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('refuses a call to two hosts, of which a proxy and a site could choose differently', async () => {
    const socket = await open({});
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('refuses a call whose length is told in two ways', async () => {
    const socket = await open({});
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
