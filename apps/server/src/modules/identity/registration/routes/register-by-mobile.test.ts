import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { codeIn, latestTo } from '#testing/outbox.ts';
import { type Answer, call, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
let number = 0;
let mobileNum = '';
const countryDialingCode = '52';

beforeEach(async () => {
  mobileNum = `55${String((number += 1)).padStart(8, '0')}`;
  rooms.time.now = new Date(rooms.time.now.getTime() + 60 * 60_000);
  await changeSite(rooms, { on: ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'] });
});

async function ask(): Promise<string> {
  const headers = { moduleid: 'MOBILENUMREG3' };
  const body = { mobileNo: mobileNum, countryDialingCode };
  await call(rooms, 'POST', '/wps/verification/sms/register', { body, headers });
  return codeIn(rooms, `+52${mobileNum}`);
}

const person = { birthday: '1990-05-17', acceptedTerms: true };
const secret = { password: 'plumas-2026', confirmPassword: 'plumas-2026' };
const send = (more: object): Promise<Answer> =>
  call(rooms, 'PUT', '/wps/member/register/mobile', {
    body: { ...person, ...secret, mobileNum, countryDialingCode, ...more },
    encrypted: true,
  });
const refusal = ({ status, body }: Answer) => [status, body.errorCode, body.field];

describe('200', () => {
  test('the number is the name, is proven, and is not shown to others', async () => {
    const { body } = await send({ verificationCode: await ask() });
    const { token } = body.value as { token: string };
    const info = await call(rooms, 'GET', '/wps/member/info', { token });
    expect(info.body.value).toMatchObject({
      account: `52${mobileNum}`,
      nickname: `+52*****${mobileNum.slice(-4)}`,
    });
    const { memberId = '' } = (await rooms.identity.member(token)) ?? {};
    expect((await rooms.profiles.of(rooms.db, memberId)).mobileVerifiedAt).toEqual(rooms.time.now);
    expect(await latestTo(rooms, `+52${mobileNum}`)).toContain('your account');
  });

  test('a site may take people in without a password: then the code is the only way', async () => {
    await changeSite(rooms, { off: ['MOBILENUMPASSREG3', 'REGMOBVERF3'] });
    expect(refusal(await send({}))).toEqual([400, 'field.required', 'verificationCode']);
    const { body } = await send({ verificationCode: await ask() });
    const { memberId = '' } = (await rooms.identity.member((body.value as { token: string }).token)) ?? {};
    expect(await rooms.db.selectFrom('credential').where('member_id', '=', memberId).execute()).toEqual([]);
  });

  test('a site may trust a number that was not proven', async () => {
    await changeSite(rooms, { off: ['REGMOBVERF3'] });
    const { body } = await send({});
    const { memberId = '' } = (await rooms.identity.member((body.value as { token: string }).token)) ?? {};
    expect((await rooms.profiles.of(rooms.db, memberId)).mobileVerifiedAt).toBeNull();
  });

  test('a number that has an account is told so by text, and the answer does not tell', async () => {
    await send({ verificationCode: await ask() });
    rooms.time.now = new Date(rooms.time.now.getTime() + 4 * 60_000);
    const headers = { moduleid: 'MOBILENUMREG3' };
    const body = { mobileNo: mobileNum, countryDialingCode };
    const answer = await call(rooms, 'POST', '/wps/verification/sms/register', { body, headers });
    expect([answer.status, answer.body.value]).toEqual([200, { expiredMinutes: 3 }]);
    expect(await latestTo(rooms, `+52${mobileNum}`)).toContain('somebody tried to open an account');
    expect(await codeIn(rooms, `+52${mobileNum}`)).toBe('');
  });
});

describe('refusals', () => {
  test('a wrong code opens nothing', async () => {
    const code = await ask();
    const verificationCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(refusal(await send({ verificationCode }))).toEqual([422, 'identity.code_wrong', 'verificationCode']);
    expect(await rooms.members.byAccount(rooms.db, rooms.siteId, `52${mobileNum}`)).toBeUndefined();
  });

  test('a mistake in another field does not use the code up', async () => {
    const verificationCode = await ask();
    expect(refusal(await send({ verificationCode, password: 'corta' }))[1]).toBe('field.too_short');
    expect(refusal(await send({ verificationCode, birthday: '2015-01-01' }))[1]).toBe('identity.under_age');
    expect((await send({ verificationCode })).status).toBe(200);
  });

  test('the code of another number is worth nothing', async () => {
    const verificationCode = await ask();
    const another = `66${mobileNum.slice(2)}`;
    expect(refusal(await send({ verificationCode, mobileNum: another }))[1]).toBe('identity.code_expired');
  });

  test('a number opens one account', async () => {
    await send({ verificationCode: await ask() });
    expect(refusal(await send({ verificationCode: '000000' }))).toEqual([409, 'identity.identity_taken', 'mobileNum']);
  });

  test('a site that does not take numbers says so', async () => {
    await changeSite(rooms, { off: ['MOBILENUMREG3'] });
    expect(refusal(await send({}))).toEqual([403, 'function.not.available', null]);
  });

  test('by name, the number has to be proven too where the site says so', async () => {
    const form = { ...person, ...secret, username: `con_numero${number}`, countryDialingCode };
    const put = (more: object) =>
      call(rooms, 'PUT', '/wps/member/register', { body: { ...form, ...more }, encrypted: true });
    expect(refusal(await put({}))).toEqual([400, 'field.required', 'mobileNum']);
    expect(refusal(await put({ mobileNum }))).toEqual([400, 'field.required', 'verificationCode']);
    expect((await put({ mobileNum, verificationCode: await ask() })).status).toBe(200);
  });
});

describe('who hides where they are, where the site wants a proof', () => {
  const hidden = { 'x-concealed': 'vpn', 'x-country': 'MX', 'x-forwarded-for': '203.0.113.5' };
  const byName = (more: object, headers: Record<string, string> = hidden): Promise<Answer> =>
    call(rooms, 'PUT', '/wps/member/register', {
      body: { ...person, ...secret, username: `oculta${number}`, ...more },
      encrypted: true,
      headers,
    });
  const flagsFor = async (headers: Record<string, string>) => {
    const { body } = await call(rooms, 'GET', '/wps/system/whitelabel', { headers });
    return (body.value as { flags: Record<string, boolean> }).flags['REGMOBVERF3'];
  };
  const policy = async (concealedVisitors: 'allow' | 'verify') => {
    const { settings } = await rooms.sites.byId(rooms.siteId);
    await changeSite(rooms, {
      on: ['LOGINIPVERF3', 'USERNAMEREG3', 'REG3'],
      off: ['REGMOBVERF3'],
      settings: { jurisdiction: { ...settings.jurisdiction, concealedVisitors } },
    });
  };
  beforeEach(() => policy('verify'));
  afterEach(() => policy('allow'));

  test('proves a number first, and the page knows that it has to ask', async () => {
    expect([await flagsFor(hidden), await flagsFor({})]).toEqual([true, false]);
    expect(refusal(await byName({}))).toEqual([400, 'field.required', 'mobileNum']);
    const mine = { mobileNum, countryDialingCode };
    expect(refusal(await byName(mine))).toEqual([400, 'field.required', 'verificationCode']);
    expect((await byName({ ...mine, verificationCode: '000000' })).status).toBe(422);
    const { status, body } = await byName({ ...mine, verificationCode: await ask() });
    expect(status).toBe(200);
    const { memberId = '' } = (await rooms.identity.member((body.value as { token: string }).token)) ?? {};
    expect((await rooms.profiles.of(rooms.db, memberId)).mobileVerifiedAt).toEqual(rooms.time.now);
  });

  test('everybody else registers as before', async () => {
    expect((await byName({}, {})).status).toBe(200);
    await policy('allow');
    expect((await byName({ username: `visible${number}` })).status).toBe(200);
  });

  test('is refused where the site texts nobody', async () => {
    await changeSite(rooms, { off: ['MOBILENUMREG3'] });
    expect(refusal(await byName({}))).toEqual([403, 'identity.registration_concealed', null]);
    expect((await byName({}, {})).status).toBe(200);
  });
});
