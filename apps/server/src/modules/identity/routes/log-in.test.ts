import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());

function attempt(username: string, password: string, more: { side?: string; ip?: string } = {}): Promise<Answer> {
  const { side = 'member', ip = '203.0.113.1' } = more;
  const body = { username, password, type: 'username', side };
  return call(rooms, 'POST', '/wps/session/login', { body, encrypted: true, headers: { 'x-forwarded-for': ip } });
}

describe('200', () => {
  test('the first login says so, the next does not', async () => {
    expect((await attempt('carla.mendez', demoPassword)).body.value).toMatchObject({ firstTimeLogin: true });
    expect((await attempt('CARLA.mendez', demoPassword)).body.value).toMatchObject({ firstTimeLogin: false });
  });

  test('an agent comes in at both sides', async () => {
    expect((await attempt('norte_mx', demoPassword, { side: 'agent' })).status).toBe(200);
    expect((await attempt('norte_mx', demoPassword)).status).toBe(200);
  });

  test('a password that someone else gave is called the default one', async () => {
    const { memberId } = await register(rooms, 'con_default');
    await rooms.db.updateTable('credential').set({ is_default: true }).where('member_id', '=', memberId).execute();
    expect((await attempt('con_default', demoPassword)).body.value).toMatchObject({ passwordIsDefault: true });
  });
});

describe('401', () => {
  test('a wrong password and an unknown name get the same answer', async () => {
    const wrong = await attempt('carla.mendez', 'no-es-esta', { ip: '203.0.113.2' });
    const unknown = await attempt('no.existe', 'no-es-esta', { ip: '203.0.113.2' });
    expect([wrong.status, wrong.body.errorCode]).toEqual([401, 'identity.invalid_credentials']);
    expect(unknown).toEqual(wrong);
  });

  test('a session ends with two hours of silence, and a day after it began', async () => {
    const start = rooms.time.now;
    const { token } = (await attempt('carla.mendez', demoPassword)).body.value as { token: string };
    const after = (hours: number) => {
      rooms.time.now = new Date(start.getTime() + hours * 3_600_000);
      return rooms.identity.member(token);
    };
    for (let hours = 1.5; hours < 24; hours += 1.5) expect(await after(hours)).toBeDefined();
    expect(await after(24)).toBeUndefined();
    rooms.time.now = start;
    const next = (await attempt('carla.mendez', demoPassword)).body.value as { token: string };
    rooms.time.now = new Date(start.getTime() + 2.1 * 3_600_000);
    expect(await rooms.identity.member(next.token)).toBeUndefined();
    rooms.time.now = start;
  });
});

describe('403', () => {
  test('a player is not let into the agent portal', async () => {
    const { status, body } = await attempt('carla.mendez', demoPassword, { side: 'agent' });
    expect([status, body.errorCode]).toEqual([403, 'error_not_agent']);
  });

  test('a closed account is told so only with the right password', async () => {
    const { memberId, token } = await register(rooms, 'cerrada');
    await rooms.members.setState(memberId, 'closed');
    expect((await attempt('cerrada', demoPassword)).body.errorCode).toBe('identity.account_closed');
    expect((await attempt('cerrada', 'no-es-esta')).body.errorCode).toBe('identity.invalid_credentials');
    expect(await rooms.identity.member(token)).toBeUndefined();
  });
});

describe('429', () => {
  test('after five wrong passwords the right one waits too, from that address only', async () => {
    await register(rooms, 'adivinada');
    const from = { ip: '203.0.113.9' };
    const wrong = await Promise.all(Array.from({ length: 8 }, () => attempt('adivinada', 'no-es-esta', from)));
    expect(wrong.filter(({ status }) => status === 401)).toHaveLength(5);
    const locked = await attempt('adivinada', demoPassword, from);
    expect([locked.status, locked.body.errorCode, locked.body.params]).toEqual([
      429,
      'identity.locked',
      { minutes: 15 },
    ]);
    expect((await attempt('adivinada', demoPassword, { ip: '203.0.113.10' })).status).toBe(200);
    rooms.time.now = new Date(rooms.time.now.getTime() + 15 * 60_000);
    expect((await attempt('adivinada', demoPassword, from)).status).toBe(200);
  });
});

describe('logout', () => {
  test('ends the session, tells open screens, and may be repeated', async () => {
    const { token } = (await attempt('carla.mendez', demoPassword)).body.value as { token: string };
    expect((await call(rooms, 'DELETE', '/wps/session/logout', { token })).status).toBe(200);
    expect((await call(rooms, 'GET', '/wps/member/info', { token })).status).toBe(401);
    expect((await call(rooms, 'DELETE', '/wps/session/logout', { token })).status).toBe(200);
    expect(rooms.events.published.filter(({ name }) => name === 'session.revoked')).toHaveLength(1);
  });
});
