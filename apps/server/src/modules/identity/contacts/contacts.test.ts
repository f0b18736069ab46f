import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { codeIn, latestTo } from '#testing/outbox.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
let number = 0;
let mine: { token: string; memberId: string };
let old = '';
let fresh = '';

beforeEach(async () => {
  number += 1;
  rooms.time.now = new Date(rooms.time.now.getTime() + 60 * 60_000);
  await changeSite(rooms, { registration: { email: { enabled: true, required: false } } });
  [old, fresh] = [`antes${number}@correo.mx`, `ahora${number}@correo.mx`];
  mine = await register(rooms, `contacto${number}`, { email: old });
});

const refusal = ({ status, body }: Answer) => [status, body.errorCode, body.field];
const ask = (body: object): Promise<Answer> =>
  call(rooms, 'POST', '/wps/v2/member/contacts/code', { token: mine.token, body });
const change = (more: object): Promise<Answer> => {
  const body = { channel: 'email', email: fresh, password: demoPassword, ...more };
  return call(rooms, 'PUT', '/wps/v2/member/contacts', { token: mine.token, body, encrypted: true });
};
const mail = async () => (await rooms.profiles.of(rooms.db, mine.memberId)).facts.email;

describe('changing a contact', () => {
  test('takes the password and a code to the new address; the old one hears of it and it is reported', async () => {
    await ask({ channel: 'email', email: ` ${fresh.toUpperCase()}` });
    expect((await change({ verificationCode: await codeIn(rooms, fresh) })).status).toBe(200);
    const profile = await rooms.profiles.of(rooms.db, mine.memberId);
    expect([profile.facts.email, profile.emailVerifiedAt]).toEqual([fresh, rooms.time.now]);
    expect(await latestTo(rooms, old)).toContain('were changed');
    const query = rooms.db.selectFrom('event_report').select(['before', 'after']);
    const rows = await query.where('component', '=', 'identity.contacts').execute();
    expect(rows).toEqual([{ before: { email: 'a***@correo.mx' }, after: { email: 'a***@correo.mx' } }]);
  });

  test('a telephone likewise', async () => {
    const phone = { channel: 'sms', mobileNum: `5500${number}77777`, countryDialingCode: '52' };
    await ask(phone);
    const verificationCode = await codeIn(rooms, `+525500${number}77777`);
    expect((await change({ ...phone, email: undefined, verificationCode })).status).toBe(200);
    expect((await rooms.profiles.of(rooms.db, mine.memberId)).facts.mobile).toBe(`+525500${number}77777`);
  });

  test('a wrong password does not use the code up, and a wrong code changes nothing', async () => {
    await ask({ channel: 'email', email: fresh });
    const verificationCode = await codeIn(rooms, fresh);
    expect(refusal(await change({ verificationCode, password: 'no-es-esta' }))).toEqual([
      422,
      'identity.password_wrong',
      'password',
    ]);
    expect(refusal(await change({ verificationCode: 'x' }))[1]).toBe('identity.code_wrong');
    expect(await mail()).toBe(old);
    expect((await change({ verificationCode })).status).toBe(200);
  });

  test('the code of one address does not set another', async () => {
    await ask({ channel: 'email', email: fresh });
    const verificationCode = await codeIn(rooms, fresh);
    expect(refusal(await change({ verificationCode, email: `otra${number}@correo.mx` }))[1]).toBe(
      'identity.code_expired',
    );
  });

  test('an address that somebody has is not told in the answer, and cannot be taken', async () => {
    const taken = `tomada${number}@correo.mx`;
    await register(rooms, `tomada${number}`, { email: taken });
    const { status, body } = await ask({ channel: 'email', email: taken });
    expect([status, body.value]).toEqual([200, { expiredMinutes: 3 }]);
    expect(await latestTo(rooms, taken)).toContain('You already have one');
    expect(refusal(await change({ email: taken, verificationCode: '123456' }))[1]).toMatch(/^identity\.code_/);
  });

  test.each([
    [{ channel: 'email', email: 'no es' }, [400, 'field.pattern', 'email']],
    [{ channel: 'sms', mobileNum: '1' }, [422, 'identity.mobile_invalid', 'mobileNum']],
    [{ channel: 'fax' }, [400, 'request.invalid', 'channel']],
  ])('%j is refused', async (body, expected) => {
    expect(refusal(await ask(body))).toEqual(expected);
  });
});
