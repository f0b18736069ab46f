import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { codeIn, latestTo } from '#testing/outbox.ts';
import { passMinutes, refusalOf } from '#testing/people-at-the-door.ts';
import { type Answer, call, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
const next = 'otra-clave-larga';
const other = 'y-otra-clave-mas';
const countryDialingCode = '52';
let number = 0;
let account = '';
let email = '';
let mobileNum = '';
let memberId = '';

beforeAll(() =>
  changeSite(rooms, {
    on: ['PASS3', 'PWRESETSMS3', 'CHNGPASSVERIF3'],
    registration: { email: { enabled: true, required: false }, mobileNum: { enabled: true, required: false } },
  }),
);
beforeEach(async () => {
  number += 1;
  passMinutes(rooms, 120);
  [account, email, mobileNum] = [
    `repite${number}`,
    `repite${number}@correo.mx`,
    `56${String(number).padStart(8, '0')}`,
  ];
  ({ memberId } = await register(rooms, account, { email, mobileNum, countryDialingCode }));
});

const isLive = async ({ body }: Answer): Promise<boolean> =>
  (await rooms.identity.member((body.value as { token: string }).token)) !== undefined;
const logIn = (password = next): Promise<Answer> =>
  call(rooms, 'POST', '/wps/session/login', {
    body: { username: account, password, type: 'username' },
    encrypted: true,
  });
const reports = async (action: string): Promise<number> => {
  const query = rooms.db.selectFrom('event_report').select('id').where('component', '=', 'identity.password');
  return (await query.where('action', '=', action).where('subject', '=', `member:${memberId}`).execute()).length;
};

describe('a password chosen by mail', () => {
  const choose = (token: string, newPassword = next): Promise<Answer> =>
    call(rooms, 'POST', '/wps/v2/member/password/reset', {
      body: { token, newPassword, confirmNewPassword: newPassword },
      encrypted: true,
    });
  const link = async (): Promise<string> => {
    await call(rooms, 'POST', '/wps/member/password/email', { body: { username: account, email } });
    return /#reset=([\w-]+)/.exec(await latestTo(rooms, email))?.[1] ?? '';
  };

  test('the same call once more, because its answer was lost, is told that it worked, for a quarter of an hour', async () => {
    const token = await link();
    expect((await choose(token)).status).toBe(200);
    const session = await logIn();
    expect((await choose(token)).status).toBe(200);
    expect([await isLive(session), await reports('reset_by_mail')]).toEqual([true, 1]);
    passMinutes(rooms, 15);
    expect(refusalOf(await choose(token))).toEqual([422, 'identity.reset_link_invalid']);
  });

  test('who has a used link finds out no password by it', async () => {
    const token = await link();
    await choose(token);
    for (let count = 0; count < 5; count += 1) await choose(token, `no-es-esta-${count}`);
    expect(refusalOf(await choose(token, next))).toEqual([422, 'identity.reset_link_invalid']);
  });

  test('a link can be looked at without using it up, and one that counts no more is told', async () => {
    const look = async (token: string): Promise<unknown> => {
      const url = '/wps/v2/member/password/reset/check';
      return (await call(rooms, 'POST', url, { body: { token }, encrypted: true })).body.value;
    };
    const token = await link();
    expect([await look(token), await look(token)]).toEqual([{ isValid: true }, { isValid: true }]);
    expect((await choose(token)).status).toBe(200);
    expect([await look(token), await look('nobody-has-this-one')]).toEqual([{ isValid: false }, { isValid: false }]);
  });

  test('the link sets no other password once it was used', async () => {
    const token = await link();
    await choose(token);
    expect(refusalOf(await choose(token, other))).toEqual([422, 'identity.reset_link_invalid']);
    expect([(await logIn(other)).status, (await logIn()).status]).toEqual([401, 200]);
  });
});

describe('a password chosen by phone', () => {
  const choose = (verificationCode: string, newPassword = next): Promise<Answer> =>
    call(rooms, 'POST', '/wps/member/password/verification', {
      body: { mobileNum, countryDialingCode, verificationCode, newPassword },
      encrypted: true,
    });
  const codeByText = async (): Promise<string> => {
    await call(rooms, 'POST', '/wps/member/password/sms', { body: { mobileNum, countryDialingCode } });
    return codeIn(rooms, `+52${mobileNum}`);
  };

  test('the same call once more, because its answer was lost, logs in as the first would have', async () => {
    const code = await codeByText();
    await choose(code);
    const again = await choose(code);
    expect(again.status).toBe(200);
    expect(await isLive(again)).toBe(true);
    expect(await reports('reset_by_phone')).toBe(1);
    expect(refusalOf(await choose(code, other))).toEqual([422, 'identity.code_expired']);
    expect(refusalOf(await choose(code === '000000' ? '111111' : '000000'))).toEqual([422, 'identity.code_expired']);
    passMinutes(rooms, 15);
    expect(refusalOf(await choose(code))).toEqual([422, 'identity.code_expired']);
  });
});
