import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { codeIn } from '#testing/outbox.ts';
import { passMinutes, refusalOf } from '#testing/people-at-the-door.ts';
import { type Answer, call, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
const mobileNum = '5512345678';
const countryDialingCode = '52';
let memberId = '';

beforeAll(async () => {
  const on = ['VERIFICATION3', 'MOBILEVERCODELOGIN3'];
  await changeSite(rooms, { on, registration: { mobileNum: { enabled: true, required: false } } });
  ({ memberId } = await register(rooms, 'con_movil', { mobileNum, countryDialingCode }));
});
beforeEach(() => passMinutes(rooms, 4));

const ask = (number = mobileNum): Promise<Answer> =>
  call(rooms, 'POST', '/wps/verification/sms/noLogin', { body: { mobileNum: number, countryDialingCode } });
const enter = (password: string, more: object = {}): Promise<Answer> => {
  const body = { username: mobileNum, password, type: 'sms', countryDialingCode, ...more };
  return call(rooms, 'POST', '/wps/session/login', { body, encrypted: true });
};
const code = () => codeIn(rooms, `+${countryDialingCode}${mobileNum}`);

describe('a login by code', () => {
  test('lets in who has the telephone, once', async () => {
    await ask();
    const sent = await code();
    const { token } = (await enter(sent)).body.value as { token: string };
    expect(await rooms.identity.member(token)).toMatchObject({ memberId });
    expect(refusalOf(await enter(sent))).toEqual([422, 'identity.code_expired']);
  });

  test('refuses a wrong code, and alike for a number that nobody has', async () => {
    await ask();
    const wrong = (await code()) === '111111' ? '222222' : '111111';
    expect(refusalOf(await enter(wrong))).toEqual([422, 'identity.code_wrong']);
    await ask('5599999999');
    expect(refusalOf(await enter('111111', { username: '5599999999' }))).toEqual([422, 'identity.code_wrong']);
  });

  test('asks neither for a number of another country nor without a code', async () => {
    expect(refusalOf(await enter('123456', { countryDialingCode: '999' }))).toEqual([422, 'identity.mobile_invalid']);
    expect(refusalOf(await enter(''))).toEqual([422, 'identity.code_wrong']);
  });

  test('leaves players out of the agent portal, and suspended accounts out', async () => {
    await ask();
    expect(refusalOf(await enter(await code(), { side: 'agent' }))).toEqual([403, 'error_not_agent']);
    passMinutes(rooms, 4);
    await ask();
    await rooms.members.setState(memberId, 'suspended');
    expect(refusalOf(await enter(await code()))).toEqual([403, 'identity.account_suspended']);
    await rooms.members.setState(memberId, 'active');
  });

  test('is not there where the site does not take it', async () => {
    await changeSite(rooms, { off: ['MOBILEVERCODELOGIN3'] });
    expect(refusalOf(await enter('123456'))).toEqual([403, 'function.not.available']);
  });
});
