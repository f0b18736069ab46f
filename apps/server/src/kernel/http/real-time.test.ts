import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { createHttpServer } from './http-server.ts';
import { createRealTime, type RealTime } from './real-time.ts';
import { createSocketDoor } from './socket-door.ts';
import { visitorAddressFrom } from './visitor-address.ts';

const waitingMax = 3;
let realTime: RealTime;
let server: Server;
let port: number;

beforeAll(async () => {
  realTime = createRealTime({
    authenticator: { member: async () => undefined, operator: async () => undefined },
    sites: { find: async () => undefined },
    door: createSocketDoor({
      addressOf: visitorAddressFrom(false),
      countHandshake: async () => true,
      limits: { openMax: 9, waitingMax },
    }),
    events: { start: async () => {}, close: async () => {}, subscribe: () => {}, publish: () => {} },
    logger: createLogger({ level: 'silent', name: 'test' }),
    balancesOf: async () => [],
    unreadOf: async () => [],
  });
  server = createHttpServer((_req, res) => res.writeHead(404).end());
  realTime.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  await realTime.close();
  server.close();
});

/** A socket that never says whose it is. */
async function stranger(): Promise<Socket> {
  const raw = connect(port, '127.0.0.1');
  const head = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  raw.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(raw, 'data');
  return raw;
}

const handshake = async (): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`)).status;

it('refuses a handshake while an address has too many sockets whose session nobody knows', async () => {
  const strangers = await Promise.all(Array.from({ length: waitingMax }, stranger));
  expect(await handshake()).toBe(403);
  strangers[0]?.destroy();
  await expect.poll(handshake).toBe(200);
  for (const raw of strangers) raw.destroy();
});
