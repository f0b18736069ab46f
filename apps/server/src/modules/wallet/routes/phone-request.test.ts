import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useWallet } from '../testing/wallet-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWallet(db);
const url = '/wps/v2/wallets/deposits';
const wish = (more: object = {}) => ({ methodCode: 'wallet', amount: '500.00', requestId: randomUUID(), ...more });

interface Shown {
  id: string;
  state: string;
  failure: string | null;
  maskedPhone: string | null;
  repeatableFrom: string | null;
}

/** A number that nobody was asked at yet; all end alike. */
const newPhone = () => `55 ${randomInt(1000, 10_000)} 5678`;

async function start(member?: string) {
  const memberId = member ?? (await wallet.member()).memberId;
  const { json } = await wallet.call('POST', url, memberId, wish({ phone: newPhone() }));
  const { id } = json.value as Shown;
  const payment = () => {
    const held = wallet.provider.payments.get(id);
    if (held === undefined) throw new Error('The provider knows no such payment');
    return held;
  };
  const event = (state: string, more: object = {}) => ({
    eventId: randomUUID(),
    payment: { ...payment(), state, ...more },
  });
  const shown = async () => (await wallet.call('GET', `${url}/${id}`, memberId)).json.value as Shown;
  const tell = (verb: 'cancellation' | 'request', by = memberId) => wallet.call('POST', `${url}/${id}/${verb}`, by);
  const cash = async () =>
    ((await wallet.call('GET', '/wps/v2/wallets/balance', memberId)).json.value as { cash: string }).cash;
  return { id, memberId, payment, event, shown, tell, cash };
}

const later = (seconds: number) => {
  wallet.now = new Date(wallet.now.getTime() + seconds * 1000);
};

const phoneOf = async (memberId: string) => {
  const { json } = await wallet.call('GET', '/wps/v2/wallets/deposit-methods', memberId);
  const { content } = json.value as { content: { code: string; phone: object | null }[] };
  return Object.fromEntries(content.map(({ code, phone }) => [code, phone]));
};

test('a site that does not serve the country of its currency takes the phones of those that it serves', async () => {
  const { memberId } = await wallet.member();
  wallet.servedCodes = ['55', '598'];
  onTestFinished(() => {
    wallet.servedCodes = undefined;
  });
  expect(await phoneOf(memberId)).toMatchObject({ wallet: { countryCode: null, remembered: null } });
  const ask = (phone: string) => wallet.call('POST', url, memberId, wish({ phone }));
  const refused = { status: 422, json: { errorCode: 'wallet.phone_malformed', field: 'phone' } };
  expect(await ask('55 1234 5678')).toMatchObject(refused);
  expect(await ask('+52 55 1234 5678')).toMatchObject(refused);
  expect(await ask('+55 11 98765-4321')).toMatchObject({
    status: 200,
    json: { value: { maskedPhone: '+55*****4321' } },
  });
});

describe('asking a phone', () => {
  test('the provider gets the number as E.164, and nobody else has more than its end', async () => {
    const deposit = await start();
    expect(await deposit.shown()).toMatchObject({
      state: 'pending',
      checkoutUrl: null,
      instructions: { kind: 'phone_request' },
      maskedPhone: '+52*****5678',
    });
    const { payer } = deposit.payment();
    expect(payer).toMatch(/^\+5255\d{4}5678$/);
    const row = await db.selectFrom('deposit').selectAll().where('id', '=', deposit.id).executeTakeFirstOrThrow();
    expect(Object.values(row).map(String).join('\n')).not.toContain(payer?.slice(-8));
  });

  test.each(['5512', '+14155552671', 'phone', '55123456789'])('%s is no number of such an e-wallet', async (phone) => {
    const { memberId } = await wallet.member();
    const refused = { status: 422, json: { errorCode: 'wallet.phone_malformed', field: 'phone' } };
    expect(await wallet.call('POST', url, memberId, wish({ phone }))).toMatchObject(refused);
  });

  test('without a number there has to be one that paid before', async () => {
    const { memberId } = await wallet.member();
    const refused = { status: 422, json: { errorCode: 'wallet.phone_required', field: 'phone' } };
    expect(await wallet.call('POST', url, memberId, wish())).toMatchObject(refused);
    const first = await start(memberId);
    expect(await wallet.call('POST', url, memberId, wish())).toMatchObject(refused);
    expect(await phoneOf(memberId)).toMatchObject({ wallet: { countryCode: '52', remembered: null }, card: null });
    await wallet.send(first.event('succeeded'));
    expect(await phoneOf(memberId)).toMatchObject({ wallet: { countryCode: '52', remembered: '+52*****5678' } });
    const { status, json } = await wallet.call('POST', url, memberId, wish());
    const again = json.value as Shown;
    expect([status, again.maskedPhone]).toEqual([200, '+52*****5678']);
    expect(wallet.provider.payments.get(again.id)?.payer).toBe(first.payment().id);
  });

  test('one request stands for one phone', async () => {
    const { memberId } = await wallet.member();
    const body = wish({ phone: '5512345678' });
    await wallet.call('POST', url, memberId, body);
    expect(await wallet.call('POST', url, memberId, body)).toMatchObject({ status: 200 });
    const refused = { status: 409, json: { errorCode: 'wallet.request_id_reused' } };
    expect(await wallet.call('POST', url, memberId, { ...body, phone: '5587654321' })).toMatchObject(refused);
  });
});

describe('what becomes of it', () => {
  test('confirmed and told twice, it is credited once', async () => {
    const deposit = await start();
    const event = deposit.event('succeeded');
    await Promise.all([wallet.send(event), wallet.send(event), wallet.send(deposit.event('succeeded'))]);
    expect([(await deposit.shown()).state, await deposit.cash()]).toEqual(['succeeded', '495.00']);
  });

  test('refused on the phone, it says so and credits nothing', async () => {
    const deposit = await start();
    await wallet.send(deposit.event('failed', { failure: 'declined' }));
    expect(await deposit.shown()).toMatchObject({ state: 'failed', failure: 'declined', repeatableFrom: null });
    expect(await deposit.cash()).toBe('0.00');
  });

  test('nobody answers: it expires; confirmed all the same, the money is the member’s', async () => {
    const deposit = await start();
    later(16 * 60);
    for (const job of wallet.wallet.jobs) await job.run();
    expect((await deposit.shown()).state).toBe('expired');
    await wallet.send(deposit.event('succeeded'));
    expect([(await deposit.shown()).state, await deposit.cash()]).toEqual(['succeeded', '495.00']);
  });

  test('a confirmation that nobody told is found by asking', async () => {
    const deposit = await start();
    deposit.payment().state = 'succeeded';
    later(61);
    for (const job of wallet.wallet.jobs) await job.run();
    expect([(await deposit.shown()).state, await deposit.cash()]).toEqual(['succeeded', '495.00']);
  });
});

describe('calling it off', () => {
  test('the provider is told, the screens hear of it, and twice is once', async () => {
    const deposit = await start();
    const cancelled = { status: 200, json: { value: { state: 'failed', failure: 'cancelled' } } };
    expect(await deposit.tell('cancellation')).toMatchObject(cancelled);
    expect(await deposit.tell('cancellation')).toMatchObject(cancelled);
    expect(deposit.payment().state).toBe('failed');
    const heard = wallet.published.filter(({ memberId }) => memberId === deposit.memberId).map(({ name }) => name);
    expect(heard).toEqual(['deposit.updated']);
  });

  test('what was confirmed at the same moment is credited instead', async () => {
    const deposit = await start();
    deposit.payment().state = 'succeeded';
    expect(await deposit.tell('cancellation')).toMatchObject({ status: 200, json: { value: { state: 'succeeded' } } });
    expect(await deposit.cash()).toBe('495.00');
  });

  test("a deposit of another kind is not called off here, and somebody else's does not exist", async () => {
    const deposit = await start();
    const { memberId: stranger } = await wallet.member();
    expect(await deposit.tell('cancellation', stranger)).toMatchObject({ status: 404 });
    expect(await deposit.tell('request', stranger)).toMatchObject({ status: 404 });
    const { json } = await wallet.call('POST', url, stranger, wish({ methodCode: 'spei' }));
    const path = `${url}/${(json.value as Shown).id}/cancellation`;
    const refused = { status: 409, json: { errorCode: 'wallet.deposit_not_cancellable' } };
    expect(await wallet.call('POST', path, stranger)).toMatchObject(refused);
    expect((await deposit.shown()).state).toBe('pending');
  });

  test('a provider that does not answer leaves it as it was', async () => {
    const deposit = await start();
    wallet.provider.mood = 'broken';
    const refused = { status: 503, json: { errorCode: 'wallet.payment_provider_unavailable' } };
    expect(await deposit.tell('cancellation')).toMatchObject(refused);
    wallet.provider.mood = 'well';
    expect((await deposit.shown()).state).toBe('pending');
  });
});

describe('asking once more', () => {
  const refused = { status: 409, json: { errorCode: 'wallet.request_not_repeatable' } };

  test('after a minute, once, however often it is pressed', async () => {
    const deposit = await start();
    expect(await deposit.tell('request')).toMatchObject(refused);
    later(60);
    const answers = await Promise.all([deposit.tell('request'), deposit.tell('request')]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await deposit.shown()).toMatchObject({ state: 'pending', repeatableFrom: null });
    expect(deposit.payment().requests).toBe(2);
    expect(await deposit.tell('request')).toMatchObject(refused);
  });

  test('what was confirmed meanwhile is credited instead', async () => {
    const deposit = await start();
    later(60);
    deposit.payment().state = 'succeeded';
    expect(await deposit.tell('request')).toMatchObject({ status: 200, json: { value: { state: 'succeeded' } } });
    expect(await deposit.cash()).toBe('495.00');
  });

  test('not after its time', async () => {
    const deposit = await start();
    later(15 * 60);
    expect(await deposit.tell('request')).toMatchObject(refused);
  });
});

test('after all of it the books balance', async () => {
  expect(await wallet.ledger.verify(db)).toEqual([]);
});
