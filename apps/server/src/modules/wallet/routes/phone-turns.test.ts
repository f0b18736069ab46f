import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { phoneTurns } from '../phone-requests/phone-turns.ts';
import { useWallet } from '../testing/wallet-fixture.ts';

const { db } = useTestDatabase();
const wallet = useWallet(db);
const url = '/wps/v2/wallets/deposits';
const refused = { status: 429, json: { errorCode: 'wallet.phone_asked_too_often', field: 'phone' } };
const hour = 3_600_000;

const later = (ms: number) => {
  wallet.now = new Date(wallet.now.getTime() + ms);
};

/** A telephone of somebody, and members who have it asked. */
function telephone() {
  const phone = `55 ${randomInt(1000, 10_000)} ${randomInt(1000, 10_000)}`;
  async function ask() {
    const { memberId } = await wallet.member();
    const body = { methodCode: 'wallet', amount: '500.00', requestId: randomUUID(), phone };
    const answer = await wallet.call('POST', url, memberId, body);
    const { id } = (answer.json.value ?? {}) as { id?: string };
    const told = (state: string, more: object = {}) =>
      wallet.send({ eventId: randomUUID(), payment: { ...wallet.provider.payments.get(id ?? ''), state, ...more } });
    return { ...answer, id, memberId, told };
  }
  const askTimes = async (times: number) => {
    for (let asked = 0; asked < times; asked += 1) expect((await ask()).status).toBe(200);
  };
  return { phone, ask, askTimes };
}

test('whoever asks: after three unpaid requests in an hour the phone is left alone until that is over', async () => {
  const { phone, ask, askTimes } = telephone();
  await askTimes(phoneTurns.unpaidPerHour);
  const { memberId, ...answer } = await ask();
  expect(answer).toMatchObject(refused);
  const lines = await db.selectFrom('event_report').selectAll().where('subject', '=', `member:${memberId}`).execute();
  expect(lines.map(({ action }) => action)).toEqual(['phone_left_alone']);
  expect(JSON.stringify(lines)).not.toContain(phone.replaceAll(' ', ''));
  expect(wallet.provider.payments.size).toBe(phoneTurns.unpaidPerHour);
  expect((await telephone().ask()).status).toBe(200);
  later(hour + 1000);
  expect((await ask()).status).toBe(200);
});

test('requests that come together are all counted', async () => {
  const { ask } = telephone();
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(phoneTurns.unpaidPerHour);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(8 - phoneTurns.unpaidPerHour);
});

test('ten in a day', async () => {
  const { ask, askTimes } = telephone();
  for (let asked = 0; asked < phoneTurns.unpaidPerDay; asked += 2) {
    await askTimes(2);
    later(hour + 1000);
  }
  expect(await ask()).toMatchObject(refused);
  later(20 * hour);
  expect((await ask()).status).toBe(200);
});

test('payments that were made do not count', async () => {
  const { ask, askTimes } = telephone();
  for (let paid = 0; paid < 4; paid += 1) await (await ask()).told('succeeded');
  await askTimes(phoneTurns.unpaidPerHour);
});

test('an owner who declined twice is left alone for a day', async () => {
  const { ask } = telephone();
  for (let declined = 0; declined < phoneTurns.refusalsPerDay; declined += 1) {
    await (await ask()).told('failed', { failure: 'declined' });
  }
  expect(await ask()).toMatchObject(refused);
  later(23 * hour);
  expect(await ask()).toMatchObject(refused);
  later(hour + 1000);
  expect((await ask()).status).toBe(200);
});

test('the e-wallet that paid last is counted too when it is asked without its number', async () => {
  const { ask, askTimes } = telephone();
  const first = await ask();
  await first.told('succeeded');
  await askTimes(phoneTurns.unpaidPerHour);
  const body = { methodCode: 'wallet', amount: '500.00', requestId: randomUUID() };
  expect(await wallet.call('POST', url, first.memberId, body)).toMatchObject(refused);
});

test('one request sent again is one request', async () => {
  const { memberId } = await wallet.member();
  const phone = `55 ${randomInt(1000, 10_000)} 4321`;
  const body = { methodCode: 'wallet', amount: '500.00', requestId: randomUUID(), phone };
  for (let sent = 0; sent < 5; sent += 1) expect((await wallet.call('POST', url, memberId, body)).status).toBe(200);
});
