import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { codeIn } from '#testing/outbox.ts';
import { attempt, passMinutes, refusalOf } from '#testing/people-at-the-door.ts';
import { call, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
const wrong = { password: 'no-es-esta' };

describe('200', () => {
  test('the first login says so, the next does not and tells when and from where the one before was (T011)', async () => {
    const first = (await attempt(rooms, 'carla.mendez')).body.value;
    expect(first).toMatchObject({ firstTimeLogin: true });
    expect(first).not.toHaveProperty('previousLogin');
    const at = rooms.time.now.toISOString();
    passMinutes(rooms, 5);
    const next = (await attempt(rooms, 'CARLA.mendez', { ip: '2001:db8:7::1' })).body.value;
    expect(next).toMatchObject({ firstTimeLogin: false, previousLogin: { at, ip: '203.0.113.*' } });
  });

  test('an agent comes in at both sides', async () => {
    expect((await attempt(rooms, 'norte_mx', { side: 'agent' })).status).toBe(200);
    expect((await attempt(rooms, 'norte_mx')).status).toBe(200);
  });

  test('a password that someone else gave is called the default one', async () => {
    const { memberId } = await register(rooms, 'con_default');
    await rooms.db.updateTable('credential').set({ is_default: true }).where('member_id', '=', memberId).execute();
    expect((await attempt(rooms, 'con_default')).body.value).toMatchObject({ passwordIsDefault: true });
  });
});

describe('401', () => {
  test('a wrong password and an unknown name get the same answer (T007)', async () => {
    const from = { ...wrong, ip: '203.0.113.2' };
    const known = await attempt(rooms, 'carla.mendez', from);
    expect(refusalOf(known)).toEqual([401, 'identity.invalid_credentials']);
    expect(await attempt(rooms, 'no.existe', from)).toEqual(known);
  });

  test('a failure is on record with its address; a name that nobody has is not written down (T112)', async () => {
    await attempt(rooms, 'se-me-fue-la-clave', { ...wrong, ip: '203.0.113.3' });
    const rows = await rooms.db
      .selectFrom('event_report')
      .select(['subject', 'after'])
      .where('component', '=', 'identity.login')
      .where('action', '=', 'failed')
      .execute();
    expect(rows).toContainEqual({ subject: 'member:unknown', after: expect.objectContaining({ ip: '203.0.113.3' }) });
    expect(JSON.stringify(rows)).not.toContain('se-me-fue');
  });

  test('a session ends with two hours of silence, and a day after it began', async () => {
    const start = rooms.time.now;
    const { token } = (await attempt(rooms, 'carla.mendez')).body.value as { token: string };
    const after = (hours: number) => {
      rooms.time.now = new Date(start.getTime() + hours * 3_600_000);
      return rooms.identity.member(token);
    };
    for (let hours = 1.5; hours < 24; hours += 1.5) expect(await after(hours)).toBeDefined();
    expect(await after(24)).toBeUndefined();
    rooms.time.now = start;
    const next = (await attempt(rooms, 'carla.mendez')).body.value as { token: string };
    rooms.time.now = new Date(start.getTime() + 2.1 * 3_600_000);
    expect(await rooms.identity.member(next.token)).toBeUndefined();
    rooms.time.now = start;
  });
});

describe('403', () => {
  test('a player is not let into the agent portal', async () => {
    expect(refusalOf(await attempt(rooms, 'carla.mendez', { side: 'agent' }))).toEqual([403, 'error_not_agent']);
  });

  test.each([
    ['closed', 'identity.account_closed'],
    ['suspended', 'identity.account_suspended'],
  ] as const)('an account that is %s is told so only with the right password (T017)', async (state, code) => {
    const { memberId, token } = await register(rooms, `fuera.${state}`);
    await rooms.members.setState(memberId, state);
    const refused = await attempt(rooms, `fuera.${state}`);
    expect(refusalOf(refused)).toEqual([403, code]);
    expect(refused.body.message).toMatch(/customer service/);
    expect(refusalOf(await attempt(rooms, `fuera.${state}`, wrong))).toEqual([401, 'identity.invalid_credentials']);
    expect(await rooms.identity.member(token)).toBeUndefined();
  });

  test('a trial account is none that passwords open', async () => {
    const { memberId } = await register(rooms, 'de_prueba');
    await rooms.db.updateTable('member').set({ type: 4 }).where('id', '=', memberId).execute();
    expect(refusalOf(await attempt(rooms, 'de_prueba'))).toEqual([403, 'error_not_member']);
  });

  test('an account that nobody used for as long as the site says needs more than a password (T016)', async () => {
    const start = rooms.time.now;
    await register(rooms, 'olvidada');
    const { policies } = (await rooms.sites.byId(rooms.siteId)).settings;
    await changeSite(rooms, { settings: { policies: { ...policies, inactiveDays: 30 } } });
    passMinutes(rooms, 30 * 24 * 60);
    expect((await attempt(rooms, 'olvidada')).status).toBe(200);
    passMinutes(rooms, 31 * 24 * 60);
    expect(refusalOf(await attempt(rooms, 'olvidada'))).toEqual([403, 'identity.verification_impossible']);
    await changeSite(rooms, { settings: { policies: { ...policies } } });
    rooms.time.now = start;
  });
});

describe('429', () => {
  const from = (number: number) => ({ ip: `198.51.${number}.7` });
  const fail = async (name: string, ip: string, times: number) => {
    for (let count = 0; count < times; count += 1) await attempt(rooms, name, { ...wrong, ip });
  };

  test('three failures in half an hour lock the account, for its password too (T009)', async () => {
    await register(rooms, 'adivinada');
    const all = await Promise.all(
      Array.from({ length: 6 }, () => attempt(rooms, 'adivinada', { ...wrong, ...from(1) })),
    );
    expect(all.filter(({ status }) => status === 401)).toHaveLength(3);
    const locked = await attempt(rooms, 'adivinada', from(2));
    expect([...refusalOf(locked), locked.body.params]).toEqual([429, 'identity.locked', { minutes: 30 }]);
    passMinutes(rooms, 30);
    expect((await attempt(rooms, 'adivinada', from(2))).status).toBe(200);
  });

  test('a name that nobody has is locked alike, and a right password is not told from a wrong one', async () => {
    await register(rooms, 'bloqueada');
    for (const name of ['bloqueada', 'nadie.aqui']) await fail(name, from(3).ip, 3);
    const answers = [
      await attempt(rooms, 'nadie.aqui', from(4)),
      await attempt(rooms, 'bloqueada', { ...wrong, ...from(5) }),
      await attempt(rooms, 'bloqueada', from(6)),
    ];
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [429, 'identity.locked']));
  });

  test('a stranger cannot lock out a browser or a network that the owner came in from', async () => {
    await register(rooms, 'asediada');
    const jar = new Map<string, string>();
    expect((await attempt(rooms, 'asediada', { ...from(10), jar })).status).toBe(200);
    await fail('asediada', from(11).ip, 4);
    expect(refusalOf(await attempt(rooms, 'asediada', from(12)))).toEqual([429, 'identity.locked']);
    expect((await attempt(rooms, 'asediada', { ...from(12), jar })).status).toBe(200);
    expect((await attempt(rooms, 'asediada', { ip: '198.51.10.99' })).status).toBe(200);
    expect(refusalOf(await attempt(rooms, 'asediada', { ...wrong, ...from(12), jar }))[0]).toBe(401);
  });

  test('the browser that locked the account by itself waits like any other', async () => {
    await register(rooms, 'olvidadiza');
    const jar = new Map<string, string>();
    await attempt(rooms, 'olvidadiza', { ...from(20), jar });
    for (let count = 0; count < 3; count += 1) await attempt(rooms, 'olvidadiza', { ...wrong, ...from(20), jar });
    expect(refusalOf(await attempt(rooms, 'olvidadiza', { ...from(20), jar }))).toEqual([429, 'identity.locked']);
  });

  test('a second proof opens a locked account, and forgets what locked it', async () => {
    await changeSite(rooms, { on: ['LOGINIPVERF3'], registration: { mobileNum: { enabled: true, required: false } } });
    const { memberId } = await register(rooms, 'con_salida', { mobileNum: '5512340099', countryDialingCode: '52' });
    const proven = { mobile_verified_at: rooms.time.now };
    await rooms.db.updateTable('member_profile').set(proven).where('member_id', '=', memberId).execute();
    await fail('con_salida', from(40).ip, 3);
    expect(refusalOf(await attempt(rooms, 'con_salida', { ...wrong, ...from(41) }))[0]).toBe(429);
    const { verification } = (await attempt(rooms, 'con_salida', from(41))).body.value as {
      verification: { ticket: string; reason: string };
    };
    expect(verification.reason).toBe('locked');
    const { ticket } = verification;
    const url = '/wps/session/login/verification';
    await call(rooms, 'POST', `${url}/code`, { body: { ticket, method: 'sms' } });
    const answer = await codeIn(rooms, '+525512340099');
    const body = { ticket, method: 'sms', answer };
    expect((await call(rooms, 'POST', url, { body, encrypted: true })).body.value).toMatchObject({
      token: expect.any(String),
    });
    expect((await attempt(rooms, 'con_salida', from(42))).status).toBe(200);
  });

  test('under a flood of failures only what is known is listened to', async () => {
    const { memberId } = await register(rooms, 'inundada', { mobileNum: '5512340098', countryDialingCode: '52' });
    const proven = { mobile_verified_at: rooms.time.now };
    await rooms.db.updateTable('member_profile').set(proven).where('member_id', '=', memberId).execute();
    const jar = new Map<string, string>();
    await attempt(rooms, 'inundada', { jar });
    const failure = { site_id: rooms.siteId, account_key: 'inundada', failed_at: rooms.time.now };
    const failures = Array.from({ length: 60 }, (_, index) => ({ ...failure, ip: `198.51.200.${index}` }));
    await rooms.db.insertInto('login_failure').values(failures).execute();
    expect(refusalOf(await attempt(rooms, 'inundada', from(50)))).toEqual([429, 'identity.locked']);
    expect((await attempt(rooms, 'inundada', { ...from(50), jar })).status).toBe(200);
  });

  test('whoever goes on is told how long the account stays locked, not when their address is listened to again', async () => {
    await register(rooms, 'apresurada');
    await fail('apresurada', from(60).ip, 5);
    const told = async () => (await attempt(rooms, 'apresurada', from(60))).body.params;
    expect(await told()).toEqual({ minutes: 30 });
    passMinutes(rooms, 15);
    expect(await told()).toEqual({ minutes: 15 });
    passMinutes(rooms, 15);
    expect((await attempt(rooms, 'apresurada', from(60))).status).toBe(200);
  });

  test('an address that goes on is not listened to for a quarter of an hour, and the lock is reported once', async () => {
    const { memberId } = await register(rooms, 'insistida');
    await fail('insistida', from(30).ip, 9);
    const failures = rooms.db.selectFrom('login_failure').select('id').where('account_key', '=', 'insistida');
    expect(await failures.execute()).toHaveLength(5);
    const locks = rooms.db
      .selectFrom('event_report')
      .select('id')
      .where('subject', '=', `member:${memberId}`)
      .where('action', '=', 'locked');
    expect(await locks.execute()).toHaveLength(1);
  });
});

describe('logout', () => {
  test('ends the session, tells open screens, and may be repeated', async () => {
    const { token } = (await attempt(rooms, 'carla.mendez')).body.value as { token: string };
    expect((await call(rooms, 'DELETE', '/wps/session/logout', { token })).status).toBe(200);
    expect((await call(rooms, 'GET', '/wps/member/info', { token })).status).toBe(401);
    expect((await call(rooms, 'DELETE', '/wps/session/logout', { token })).status).toBe(200);
    expect(rooms.events.published.filter(({ name }) => name === 'session.revoked')).toHaveLength(1);
  });
});
