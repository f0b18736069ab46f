import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dropDatabase, ensureDatabase, withDatabase } from '@quetzal/local-postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { createSandbox, type Sandbox } from '../sandbox.ts';
import { isSigned, signatureOf } from '../signature/signature.ts';

const secret = 'only-for-this-test-file';
/** What the platform proves itself with to the stand-ins for other companies. */
export const thirdPartySecrets = { google: 'only-for-this-test-google', facebook: 'only-for-this-test-facebook' };
const webhookPath = '/webhook';
const payoutWebhookPath = '/payout-webhook';

/** What the merchant was told. */
export interface Told {
  eventId: string;
  state: string;
  amount: string | undefined;
  isSigned: boolean;
}

/** A sandbox over a database of its own, a merchant on a real port, and a clock that the test moves. */
export interface SandboxFixture extends Sandbox {
  now: Date;
  told: Told[];
  /** What the merchant answers to events. */
  answer: number;
  order(method: string, more?: object): Promise<{ status: number; json: Record<string, string> }>;
  /** Calls as a merchant does, signed. */
  signed(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    content?: object,
  ): Promise<{ status: number; json: Record<string, string> }>;
  /** Sends what is due, `seconds` from now. */
  later(seconds: number): Promise<void>;
  submit(
    path: string,
    form?: Record<string, string>,
  ): Promise<{ status: number; location: string | undefined; text: string }>;
}

function startMerchant(fixture: SandboxFixture): Promise<Server> {
  const server = createServer((req, res) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const timestampSeconds = Number(req.headers['x-timestamp']);
      const message = { method: 'POST', path: req.url ?? '', timestampSeconds, body };
      const event = JSON.parse(body.toString('utf8')) as { eventId: string } & Record<
        string,
        { state: string; amount: string }
      >;
      const about = req.url === payoutWebhookPath ? event['payout'] : event['payment'];
      const proven = isSigned(secret, message, String(req.headers['x-signature']), fixture.now.getTime() / 1000);
      fixture.told.push({
        eventId: event.eventId,
        state: about?.state ?? 'none',
        amount: about?.amount,
        isSigned: proven,
      });
      res.writeHead(fixture.answer).end();
    })();
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

async function start(fixture: SandboxFixture, serverUrl: string, database: string, merchant: Server): Promise<void> {
  const databaseUrl = withDatabase(serverUrl, database);
  await ensureDatabase(serverUrl, database);
  await migrate(databaseUrl);
  const merchantUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`;
  const config = {
    host: '127.0.0.1',
    port: 1,
    databaseUrl,
    webhookUrl: `${merchantUrl}${webhookPath}`,
    payoutWebhookUrl: `${merchantUrl}${payoutWebhookPath}`,
    secret,
    thirdPartySecrets,
    logLevel: 'silent',
    publicUrl: 'http://pay.test',
    returnOrigins: ['http://player.test'],
  };
  const now = () => fixture.now;
  Object.assign(fixture, await createSandbox(config, { logger: pino({ level: 'silent' }), now }));
}

/** Builds the fixture before the file's tests and takes it down after them. */
export function useSandbox(): SandboxFixture {
  const fixture = { now: new Date('2026-11-21T12:00:00Z'), told: [] as Told[], answer: 200 } as SandboxFixture;
  const database = `sandbox_test_${randomBytes(6).toString('hex')}`;
  let takeDown: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    const serverUrl = inject('databaseServerUrl');
    const merchant = await startMerchant(fixture);
    await start(fixture, serverUrl, database, merchant);
    takeDown = async () => {
      await fixture.close();
      merchant.close();
      await dropDatabase(serverUrl, database);
    };
  });
  afterAll(() => takeDown());
  fixture.order = async (method, more = {}) => {
    const order = {
      merchantReference: randomUUID(),
      method,
      amount: '500.00',
      currency: 'MXN',
      reference: 'D1234',
      language: 'es',
      returnUrl: 'http://player.test/?deposit=1',
      expiresAt: '2026-11-21T13:00:00Z',
      ...(method === 'wallet' ? { phone: '+525512345678' } : {}),
      ...more,
    };
    return fixture.signed('POST', '/v1/payments', order);
  };
  fixture.signed = async (method, path, content) => {
    const body = content === undefined ? '' : JSON.stringify(content);
    const timestampSeconds = Math.floor(fixture.now.getTime() / 1000);
    const signature = signatureOf(secret, { method, path, timestampSeconds, body });
    const proof = { 'x-timestamp': String(timestampSeconds), 'x-signature': signature };
    const sent = content === undefined ? {} : { payload: body };
    const headers = content === undefined ? proof : { ...proof, 'content-type': 'application/json' };
    const answer = await fixture.app.inject({ method, url: path, headers, ...sent });
    return { status: answer.statusCode, json: answer.json() };
  };
  fixture.later = async (seconds) => {
    fixture.now = new Date(fixture.now.getTime() + seconds * 1000);
    await fixture.deliveries.sendDue();
  };
  fixture.submit = async (path, form = {}) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(form).toString();
    const answer = await fixture.app.inject({ method: 'POST', url: path, headers, payload });
    return { status: answer.statusCode, location: answer.headers.location, text: answer.body };
  };
  return fixture;
}
