import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { codeIn, latestTo } from '#testing/outbox.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
const next = 'otra-clave-larga';
let number = 0;
let account = '';
let email = '';
let mobileNum = '';
let mine: { token: string; memberId: string };

beforeAll(() =>
  changeSite(rooms, {
    on: ['PASS3', 'PWRESETSMS3', 'CHNGPASSVERIF3'],
    registration: { email: { enabled: true, required: false }, mobileNum: { enabled: true, required: false } },
  }),
);
beforeEach(async () => {
  number += 1;
  rooms.time.now = new Date(rooms.time.now.getTime() + 2 * 60 * 60_000);
  [account, email, mobileNum] = [
    `cambia${number}`,
    `cambia${number}@correo.mx`,
    `55${String(number).padStart(8, '0')}`,
  ];
  mine = await register(rooms, account, { email, mobileNum, countryDialingCode: '52' });
});

const refusal = ({ status, body }: Answer) => [status, body.errorCode, body.field];
const wait = (minutes: number) => {
  rooms.time.now = new Date(rooms.time.now.getTime() + minutes * 60_000);
};
const logInWith = (password: string, username = account): Promise<Answer> =>
  call(rooms, 'POST', '/wps/session/login', {
    body: { username, password, type: 'username' },
    encrypted: true,
    headers: { 'x-forwarded-for': `203.0.113.${(number % 250) + 1}` },
  });
const isLive = async (token: string): Promise<boolean> => (await rooms.identity.member(token)) !== undefined;
const reports = async (action: string): Promise<number> => {
  const query = rooms.db.selectFrom('event_report').select('id').where('component', '=', 'identity.password');
  const rows = await query.where('action', '=', action).where('subject', '=', `member:${mine.memberId}`).execute();
  return rows.length;
};

describe('changing it', () => {
  const change = (more: object = {}, token = mine.token): Promise<Answer> =>
    call(rooms, 'POST', '/wps/member/password', {
      token,
      body: { oldPassword: demoPassword, newPassword: next, confirmNewPassword: next, ...more },
      encrypted: true,
    });

  test('the new one works, the old one does not, and every other session ends', async () => {
    const elsewhere = ((await logInWith(demoPassword)).body.value as { token: string }).token;
    expect((await change()).status).toBe(200);
    expect([await isLive(mine.token), await isLive(elsewhere)]).toEqual([true, false]);
    expect((await logInWith(demoPassword)).body.errorCode).toBe('identity.invalid_credentials');
    expect(await reports('changed')).toBe(1);
    expect(await latestTo(rooms, email)).toContain('was changed');
    expect((await logInWith(next)).status).toBe(200);
  });

  test('who came in without one sets the first by a code to the own address, and by nothing else', async () => {
    const set = (proof?: object): Promise<Answer> =>
      call(rooms, 'POST', '/wps/member/password', {
        token: mine.token,
        body: { newPassword: next, confirmNewPassword: next, ...(proof && { proof }) },
        encrypted: true,
      });
    await rooms.db.deleteFrom('credential').where('member_id', '=', mine.memberId).execute();
    expect(refusal(await set())).toEqual([409, 'identity.nothing_to_prove_with', null]);
    const proven = { email_verified_at: rooms.time.now };
    await rooms.db.updateTable('member_profile').set(proven).where('member_id', '=', mine.memberId).execute();
    expect(refusal(await set())).toEqual([403, 'identity.proof_required', 'proof']);
    await call(rooms, 'POST', '/wps/v2/member/factors/proof/code', { token: mine.token, body: { method: 'email' } });
    const code = await codeIn(rooms, email);
    expect((await set({ method: 'email', answer: code })).status).toBe(200);
    expect((await logInWith(next)).status).toBe(200);
  });

  test('an old password is told where there is one', async () => {
    expect(refusal(await change({ oldPassword: undefined }))).toEqual([422, 'identity.password_wrong', 'oldPassword']);
  });

  test('a password that someone else gave is a default one no longer', async () => {
    await rooms.db.updateTable('credential').set({ is_default: true }).where('member_id', '=', mine.memberId).execute();
    await change();
    expect((await logInWith(next)).body.value).toMatchObject({ passwordIsDefault: false });
  });

  test('where the site lets passwords expire, the new one does in its time', async () => {
    await changeSite(rooms, { settings: { policies: { passwordDays: 90 } } });
    await change();
    expect((await logInWith(next)).body.value).toMatchObject({ passwordExpired: false });
    wait(90 * 24 * 60);
    expect((await logInWith(next)).body.value).toMatchObject({ passwordExpired: true });
    await changeSite(rooms, { settings: { policies: {} } });
  });

  test.each([
    [{ oldPassword: 'no-es-esta' }, [422, 'identity.password_wrong', 'oldPassword']],
    [{ newPassword: 'corta' }, [400, 'field.too_short', 'newPassword']],
    [{ newPassword: '' }, [400, 'field.required', 'newPassword']],
    [{ newPassword: 'password123' }, [422, 'identity.password_guessable', 'newPassword']],
    [{ confirmNewPassword: 'otra-cosa-mas' }, [400, 'identity.confirmation_differs', 'confirmNewPassword']],
    [{ newPassword: demoPassword, confirmNewPassword: demoPassword }, [422, 'identity.password_same', 'newPassword']],
  ])('%j is refused', async (more, expected) => {
    expect(refusal(await change(more))).toEqual(expected);
    expect((await logInWith(demoPassword)).status).toBe(200);
  });

  test('a stolen session cannot try old passwords for long, from wherever it calls', async () => {
    const wrong = await Promise.all(Array.from({ length: 7 }, () => change({ oldPassword: 'no-es-esta' })));
    expect(wrong.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(refusal(await change())).toEqual([429, 'identity.locked', null]);
    expect(await reports('proof_failed')).toBe(5);
    wait(15);
    expect((await change()).status).toBe(200);
  });

  test('nobody changes it without a session, or in the clear', async () => {
    expect((await change({}, 'none')).status).toBe(401);
    const body = { oldPassword: demoPassword, newPassword: next, confirmNewPassword: next };
    const plain = await call(rooms, 'POST', '/wps/member/password', { token: mine.token, body });
    expect(plain.body.errorCode).toBe('request_body_encrypted_required');
  });
});

describe('choosing one anew by mail', () => {
  const ask = async (more: { username?: string; email?: string } = {}): Promise<{ status: number; body: string }> => {
    const form = new URLSearchParams({ username: account, email, ...more }).toString();
    const headers = {
      merchant: 'quetzal',
      language: 'EN',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `198.51.100.${number}`,
    };
    const url = '/wps/member/password/email';
    const answer = await rooms.api.inject({ method: 'POST', url, headers, payload: form });
    return { status: answer.statusCode, body: answer.body };
  };
  const tokenIn = async (): Promise<string> => /#reset=([\w-]+)/.exec(await latestTo(rooms, email))?.[1] ?? '';
  const choose = (token: string, more: object = {}): Promise<Answer> =>
    call(rooms, 'POST', '/wps/v2/member/password/reset', {
      body: { token, newPassword: next, confirmNewPassword: next, ...more },
      encrypted: true,
    });

  test('a link comes, works once, ends every session and undoes a lock', async () => {
    for (let count = 0; count < 5; count += 1) await logInWith('no-es-esta');
    expect((await logInWith(demoPassword)).body.errorCode).toBe('identity.locked');
    expect((await ask()).status).toBe(200);
    const token = await tokenIn();
    expect((await choose(token)).status).toBe(200);
    expect(await isLive(mine.token)).toBe(false);
    expect((await logInWith(next)).status).toBe(200);
    const other = { newPassword: 'y-otra-clave-mas', confirmNewPassword: 'y-otra-clave-mas' };
    expect(refusal(await choose(token, other))).toEqual([422, 'identity.reset_link_invalid', 'token']);
    expect((await logInWith(next)).status).toBe(200);
    expect(await reports('reset_by_mail')).toBe(1);
  });

  test('the answer is the same for an unknown name, another address and a closed account, and nothing is sent', async () => {
    const known = await ask();
    const before = await latestTo(rooms, email);
    const strange = [await ask({ username: 'no.existe' }), await ask({ email: 'otra@correo.mx' })];
    await rooms.members.setState(mine.memberId, 'closed');
    expect([...strange, await ask()]).toEqual([known, known, known]);
    const waiting = (await rooms.messages.latest(rooms.siteId, 3)).map(({ state }) => state);
    expect([waiting, before]).toEqual([['withheld', 'withheld', 'withheld'], expect.stringContaining('#reset=')]);
  });

  test('of the token only a hash is stored, and only the latest link counts', async () => {
    await ask();
    const first = await tokenIn();
    await ask();
    const second = await tokenIn();
    const rows = await rooms.db
      .selectFrom('password_reset')
      .selectAll()
      .where('member_id', '=', mine.memberId)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(second);
    expect(refusal(await choose(first))[1]).toBe('identity.reset_link_invalid');
    expect((await choose(second)).status).toBe(200);
  });

  test('it is worth nothing after half an hour, after a change, and at another site', async () => {
    await ask();
    const late = await tokenIn();
    wait(30);
    expect(refusal(await choose(late))[1]).toBe('identity.reset_link_invalid');
    await ask();
    const file = await rooms.sites.byId(rooms.siteId);
    const urls = { playerUrl: 'http://otra.test', agentUrl: 'http://agentes.otra.test' };
    await rooms.sites.save({ ...file, ...urls, merchantCode: 'otra', hosts: [], modules: [...file.modules] });
    const elsewhere = await call(rooms, 'POST', '/wps/v2/member/password/reset', {
      body: { token: await tokenIn(), newPassword: next, confirmNewPassword: next },
      encrypted: true,
      headers: { merchant: 'otra' },
    });
    expect(refusal(elsewhere)[1]).toBe('identity.reset_link_invalid');
  });

  test('a weak password does not use the link up, and of many at once one gets through', async () => {
    await ask();
    const token = await tokenIn();
    expect(refusal(await choose(token, { newPassword: '12345678' }))[1]).toBe('identity.password_guessable');
    const answers = await Promise.all(Array.from({ length: 4 }, () => choose(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await reports('reset_by_mail')).toBe(1);
  });

  test('an address gets three links in an hour', async () => {
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
    const states = (await rooms.messages.latest(rooms.siteId, 5)).map(({ state }) => state);
    expect(states).toEqual(['withheld', 'withheld', 'queued', 'queued', 'queued']);
  });
});

describe('choosing one anew by phone', () => {
  const countryDialingCode = '52';
  const ask = (more: object = {}): Promise<Answer> =>
    call(rooms, 'POST', '/wps/member/password/sms', { body: { mobileNum, countryDialingCode, ...more } });
  const choose = (verificationCode: string, more: object = {}): Promise<Answer> =>
    call(rooms, 'POST', '/wps/member/password/verification', {
      body: { mobileNum, countryDialingCode, verificationCode, newPassword: next, ...more },
      encrypted: true,
    });

  test('the code sets it, ends the other sessions and logs in', async () => {
    await ask();
    const { status, body } = await choose(await codeIn(rooms, `+52${mobileNum}`));
    expect(status).toBe(200);
    const { token } = body.value as { token: string };
    expect([await isLive(token), await isLive(mine.token)]).toEqual([true, false]);
    expect((await logInWith(next)).status).toBe(200);
    expect(await reports('reset_by_phone')).toBe(1);
  });

  test('the answer is the same for a number that nobody has, and no code opens anything there', async () => {
    const strange = await ask({ mobileNum: '6699999999' });
    expect(strange).toEqual(await ask());
    const guess = await choose('123456', { mobileNum: '6699999999' });
    const wrong = await choose('12345x');
    expect([guess.status, guess.body.errorCode]).toEqual([wrong.status, wrong.body.errorCode]);
  });

  test('a login code is no password code', async () => {
    await changeSite(rooms, { on: ['VERIFICATION3'] });
    await call(rooms, 'POST', '/wps/verification/sms/noLogin', { body: { mobileNum, countryDialingCode } });
    expect(refusal(await choose(await codeIn(rooms, `+52${mobileNum}`)))[1]).toBe('identity.code_expired');
  });

  test('a weak password does not use the code up', async () => {
    await ask();
    const code = await codeIn(rooms, `+52${mobileNum}`);
    expect(refusal(await choose(code, { newPassword: 'corta' }))[1]).toBe('field.too_short');
    expect((await choose(code)).status).toBe(200);
  });

  test('a closed account stays closed', async () => {
    await ask();
    await rooms.members.setState(mine.memberId, 'closed');
    expect(refusal(await choose(await codeIn(rooms, `+52${mobileNum}`)))).toEqual([
      403,
      'identity.account_closed',
      null,
    ]);
  });
});
