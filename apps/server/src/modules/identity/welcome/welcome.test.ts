import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const url = '/wps/v2/member/welcome';

const take = async (token: string): Promise<unknown> => (await call(rooms, 'POST', url, { token })).body.value;
const logIn = (username: string): Promise<Answer> => {
  const body = { username, password: demoPassword, type: 'username', side: 'member' };
  return call(rooms, 'POST', '/wps/session/login', { body, encrypted: true });
};
const valueOf = ({ body }: Answer) => body.value as Record<string, unknown>;

describe('200', () => {
  test('who registered is welcomed by one page, however many ask at once', async () => {
    const { token } = await register(rooms, 'recien.llegada');
    const answers = await Promise.all([take(token), take(token), take(token)]);
    expect(answers.filter((answer) => (answer as { isDue: boolean }).isDue)).toHaveLength(1);
    expect(await take(token)).toEqual({ isDue: false });
  });

  test('a login says that the welcome is due until a page has taken it', async () => {
    const { token } = await register(rooms, 'vuelve.luego');
    expect(valueOf(await logIn('vuelve.luego'))).toMatchObject({ welcomeDue: true });
    expect(await take(token)).toEqual({ isDue: true });
    expect(valueOf(await logIn('vuelve.luego'))).not.toHaveProperty('welcomeDue');
  });

  test('an account that nobody registered is not welcomed', async () => {
    const agent = await rooms.members.byAccount(rooms.db, rooms.siteId, 'norte_mx');
    expect(await rooms.identity.welcomes.take(agent?.id ?? '')).toBe(false);
  });
});

test('401 to a visitor and 403 to a trial account', async () => {
  expect((await call(rooms, 'POST', url, {})).status).toBe(401);
  const trial = valueOf(await call(rooms, 'POST', '/wps/session/login/freeplay', {}));
  expect(trial).not.toHaveProperty('welcomeDue');
  expect((await call(rooms, 'POST', url, { token: String(trial['token']) })).status).toBe(403);
});
