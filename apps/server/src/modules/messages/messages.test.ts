import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { useRooms } from '#testing/rooms.ts';
import { messageOpsRoutes } from './index.ts';
import type { MessageWish } from './message.model.ts';
import { DeliveryRefused, type Sms } from './senders/sender.ts';

const delivered: Sms[] = [];
let failures: Error[] = [];
const sms = {
  name: 'phone_company',
  async send(message: Sms) {
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    delivered.push(message);
  },
};

const rooms = useRooms(useTestDatabase(), { senders: { sms }, onError: () => undefined });
const ops = useOpsApi(rooms, (siteOf) => [messageOpsRoutes({ messages: rooms.messages, siteOf })]);

const code: Omit<MessageWish, 'siteId'> = {
  channel: 'sms',
  to: '+525512345678',
  template: 'code',
  language: 'es',
  params: { code: '482913', minutes: 3 },
};
let number = 0;
const newNumber = (): string => `+5255${String((number += 1)).padStart(8, '0')}`;

async function send(more: Partial<MessageWish> = {}): Promise<string> {
  const wish = { ...code, siteId: rooms.siteId, ...more };
  await rooms.db.transaction().execute((tx) => rooms.messages.send(tx, wish));
  const [latest] = await rooms.messages.latest(rooms.siteId, 1);
  return latest?.id ?? '';
}

const row = (id: string) =>
  rooms.db.selectFrom('outbound_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function run(name = 'messages.deliver'): Promise<void> {
  await rooms.messages.jobs.find((job) => job.name === name)?.run();
}

function wait(ms: number): void {
  rooms.time.now = new Date(rooms.time.now.getTime() + ms);
}

describe('a text message', () => {
  test('is delivered once, in its language, and forgotten here as soon as the provider has it', async () => {
    const to = newNumber();
    const id = await send({ to });
    await Promise.all([run(), run(), run()]);
    const mine = delivered.filter((one) => one.to === to);
    expect(mine).toEqual([{ id, to, text: expect.stringContaining('Quetzal: tu código es 482913') }]);
    expect(await row(id)).toMatchObject({ state: 'sent', sender: 'phone_company', content: null, attempts: 1 });
  });

  test('neither its number nor its words stand in the database', async () => {
    const to = newNumber();
    const stored = JSON.stringify(await row(await send({ to })));
    expect(stored).not.toContain(to.slice(1));
    expect(stored).not.toContain('482913');
  });

  test('is written only when its transaction commits', async () => {
    const to = newNumber();
    const attempt = rooms.db.transaction().execute(async (tx) => {
      await rooms.messages.send(tx, { ...code, to, siteId: rooms.siteId });
      throw new Error('the rest failed');
    });
    await expect(attempt).rejects.toThrow('the rest failed');
    expect(await rooms.messages.countTo(rooms.db, to, 'code', new Date(0))).toBe(0);
  });

  test('is tried again, later each time, while the provider is away', async () => {
    await run();
    const to = newNumber();
    const id = await send({ to });
    failures = [new Error('away'), new Error('away')];
    await run();
    await run();
    expect(await row(id)).toMatchObject({ state: 'queued', attempts: 1, failure: 'away' });
    wait(20_000);
    await run();
    wait(20_000);
    await run();
    expect(await row(id)).toMatchObject({ state: 'queued', attempts: 2 });
    wait(40_000);
    await run();
    expect(delivered.filter((one) => one.to === to)).toHaveLength(1);
    expect(await row(id)).toMatchObject({ state: 'sent', attempts: 3, failure: null });
  });

  test('is given up after six attempts, or at once when the provider will never take it', async () => {
    await run();
    const tired = await send({ to: newNumber() });
    failures = Array.from({ length: 6 }, () => new Error('away'));
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await run();
      wait(3_600_000);
    }
    expect(await row(tired)).toMatchObject({ state: 'failed', attempts: 6, content: null });
    failures = [new DeliveryRefused('no such number')];
    const refused = await send({ to: newNumber() });
    await run();
    expect(await row(refused)).toMatchObject({ state: 'failed', attempts: 1, failure: 'no such number' });
  });

  test('whose time is over is not sent any more', async () => {
    const to = newNumber();
    const id = await send({ to, expiresAt: new Date(rooms.time.now.getTime() + 1_000) });
    wait(1_000);
    await run();
    expect(delivered.filter((one) => one.to === to)).toEqual([]);
    expect(await row(id)).toMatchObject({ state: 'failed', failure: 'too late' });
  });

  test('that nobody is to get is written down like the others and never sent', async () => {
    const to = newNumber();
    const id = await send({ to, isWithheld: true });
    await run();
    expect(delivered.filter((one) => one.to === to)).toEqual([]);
    expect(await row(id)).toMatchObject({ state: 'withheld', content: null });
  });

  test('nobody gets more than twenty in a day', async () => {
    const to = newNumber();
    for (let count = 0; count < 22; count += 1) await send({ to });
    await run();
    expect(delivered.filter((one) => one.to === to)).toHaveLength(20);
    wait(24 * 3_600_000);
    await send({ to });
    await run();
    expect(delivered.filter((one) => one.to === to)).toHaveLength(21);
  });
});

describe('the outbox', () => {
  test('an operator reads a mail that no provider has taken, and that is reported', async () => {
    const to = 'ana@correo.mx';
    const id = await send({ channel: 'email', to, template: 'welcome', params: { account: '<b>ana</b>' } });
    await run();
    const { body } = await ops.call('GET', `/ops/v1/outbox/${id}`);
    expect(body.value).toMatchObject({ to, state: 'sent', sender: 'outbox', subject: 'Tu cuenta está lista' });
    const list = await ops.call('GET', '/ops/v1/outbox?limit=1');
    expect(list.body.value).toMatchObject({ content: [{ id, to: '***@correo.mx' }] });
    const report = rooms.db.selectFrom('event_report').select(['actor_id']).where('subject', '=', `message:${id}`);
    expect(await report.execute()).toEqual([{ actor_id: ops.operatorId }]);
  });

  test('what a provider has taken cannot be read', async () => {
    const id = await send({ to: newNumber() });
    await run();
    expect((await ops.call('GET', `/ops/v1/outbox/${id}`)).body.value).toMatchObject({ state: 'sent', text: null });
  });

  test('what waits for a provider that is away, or is withheld, cannot be read: it may be a code or a link that lets in', async () => {
    const link = { template: 'password_link', params: { link: 'https://site.example/reset', minutes: 30 } } as const;
    const waiting = await send({ to: newNumber() });
    failures = [new Error('away')];
    await run();
    const withheld = await send({ to: newNumber(), isWithheld: true });
    for (const id of [waiting, withheld]) {
      const { body } = await ops.call('GET', `/ops/v1/outbox/${id}`);
      expect(body.value).toMatchObject({ id, subject: null, text: null });
    }
    const mail = await send({ channel: 'email', to: 'ana@correo.mx', ...link });
    const { body } = await ops.call('GET', `/ops/v1/outbox/${mail}`);
    expect(body.value).toMatchObject({ text: expect.stringContaining(link.params.link) });
  });

  test('is closed to everybody else, and knows only its own messages', async () => {
    expect((await ops.call('GET', '/ops/v1/outbox', undefined, true)).status).toBe(401);
    const unknown = await ops.call('GET', `/ops/v1/outbox/${ops.operatorId}`);
    expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'request.not_found']);
  });

  test('forgets what is older than a month, but not what still waits', async () => {
    const old = await send({ to: newNumber(), isWithheld: true });
    const waiting = await send({ to: newNumber() });
    wait(31 * 24 * 3_600_000);
    await run('messages.forget');
    const left = await rooms.db.selectFrom('outbound_message').select('id').execute();
    expect(left.map(({ id }) => id)).toContain(waiting);
    expect(left.map(({ id }) => id)).not.toContain(old);
  });
});
