import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DeliveryRefused } from './sender.ts';
import { createSmsGateway } from './sms-gateway.ts';

const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 202;
const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    received.push({ headers: req.headers, body: Buffer.concat(chunks).toString() });
    res.writeHead(status, { location: '/elsewhere' }).end('a text that we do not want to read');
  });
});
let url = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
});
afterAll(() => new Promise((done) => server.close(done)));

const sms = { id: '0190', to: '+525512345678', text: 'Quetzal: tu código es 482913' };
const send = () => createSmsGateway({ url, token: 'only-for-tests-token' }).send(sms);

describe('text messages by a gateway', () => {
  test('arrive as JSON with the token and an id that stays the same', async () => {
    await send();
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(sms);
    expect(received[0]?.headers).toMatchObject({
      authorization: 'Bearer only-for-tests-token',
      'idempotency-key': '0190',
    });
  });

  test.each([400, 404, 422])('an answer of %i refuses the message for good', async (answer) => {
    status = answer;
    await expect(send()).rejects.toThrow(DeliveryRefused);
  });

  test.each([302, 401, 429, 500, 503])('an answer of %i is a reason to try again', async (answer) => {
    status = answer;
    await expect(send()).rejects.not.toBeInstanceOf(DeliveryRefused);
  });
});
