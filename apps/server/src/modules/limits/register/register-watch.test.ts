import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createHttpRegister } from '#modules/limits';
import { useTestDatabase } from '#testing/database.ts';
import { call, logIn, register as signUp, useRooms } from '#testing/rooms.ts';
import { bet, betBody, sit } from '#testing/vendor-client.ts';
import { eventsOf, isGuarded } from '../testing/member-calls.ts';
import { registerSecret, startRegisterServer } from '../testing/register-server.ts';

const register = await startRegisterServer();
const rooms = useRooms(useTestDatabase(), {
  register: createHttpRegister({ url: register.url, secret: registerSecret }),
});
const launchUrl = '/wps/game/launchGame?vassalage=SOL&gameCode=frutas-electricas';
const start = new Date('2026-11-21T12:00:00Z');
const pass = (minutes: number) => (rooms.time.now = new Date(rooms.time.now.getTime() + minutes * 60_000));
const launch = async (token: string) => (await call(rooms, 'GET', launchUrl, { token })).body.errorCode;

beforeEach(() => {
  rooms.time.now = start;
  register.mood = 'well';
  register.asked.length = 0;
});
afterAll(() => register.close());

describe('T004 the register', () => {
  test('is asked when somebody comes in, by account and birthday, and at most once an hour', async () => {
    const { memberId } = await signUp(rooms, 'preguntada');
    await logIn(rooms, 'preguntada');
    pass(59);
    await logIn(rooms, 'preguntada');
    expect(register.asked).toEqual([{ reference: memberId, account: 'preguntada', birthday: '1990-01-01' }]);
    pass(1);
    await logIn(rooms, 'preguntada');
    expect(register.asked).toHaveLength(2);
    expect(await isGuarded(rooms, memberId)).toBe(false);
  });

  test('keeps out whom it lists, who may log in, and lets them back when it does not any more', async () => {
    const { memberId } = await signUp(rooms, 'en.lista');
    await rooms.fund(memberId, 1_000_000n);
    const seat = await sit(rooms, 'en.lista');
    register.listed.add('en.lista');
    pass(60);
    const { token } = await logIn(rooms, 'en.lista');
    expect(await launch(token)).toBe('limits.listed');
    expect(await isGuarded(rooms, memberId)).toBe(true);
    register.listed.delete('en.lista');
    pass(60);
    const { token: later } = await logIn(rooms, 'en.lista');
    expect(await launch(later)).toBeNull();
    expect(await bet(rooms, betBody({ ...seat, ...(await sit(rooms, 'en.lista')) }))).toMatchObject({ status: 'OK' });
    expect(await eventsOf(rooms, memberId)).toEqual(['member_listed provider', 'member_clear provider']);
  });

  test.each(['broken', 'garbled', 'silent'] as const)(
    'that is %s lets nobody play whom it never cleared, until it answers again',
    async (mood) => {
      register.mood = mood;
      const { token, memberId } = await signUp(rooms, `sin.resp.${mood}`);
      const refused = await call(rooms, 'GET', launchUrl, { token });
      expect([refused.status, refused.body.errorCode]).toEqual([503, 'limits.unchecked']);
      const again = rooms.limits.jobs.find(({ name }) => name === 'limits.ask_register_again');
      await again?.run();
      expect(await launch(token)).toBe('limits.unchecked');
      register.mood = 'well';
      await again?.run();
      expect(await launch(token)).toBeNull();
      expect(await eventsOf(rooms, memberId)).toEqual(['member_unknown provider', 'member_clear provider']);
    },
  );

  test('whose answer is too old and that gives no new one, is not taken to have cleared anybody', async () => {
    await signUp(rooms, 'caducada');
    register.mood = 'broken';
    pass(61);
    expect(await launch((await logIn(rooms, 'caducada')).token)).toBe('limits.unchecked');
  });

  test('that does not answer takes nobody off the list', async () => {
    register.listed.add('sigue');
    await signUp(rooms, 'sigue');
    register.mood = 'broken';
    pass(61);
    expect(await launch((await logIn(rooms, 'sigue')).token)).toBe('limits.listed');
  });
});
