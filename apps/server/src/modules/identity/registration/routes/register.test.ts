import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type Answer, call, register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const url = '/wps/member/register';

const form = {
  username: 'nueva.cuenta',
  password: 'secreto-largo',
  confirmPassword: 'secreto-largo',
  birthday: '2000-02-29',
  acceptedTerms: true,
  login: true,
  registerMethod: 'WEB',
};

const send = (more: object): Promise<Answer> =>
  call(rooms, 'PUT', url, { body: { ...form, ...more }, encrypted: true });

describe('200', () => {
  test('a newcomer gets a session that works at once', async () => {
    const answer = await send({});
    expect(answer.body.value).toMatchObject({ firstTimeLogin: true, passwordExpired: false, passwordIsDefault: false });
    const { token } = answer.body.value as { token: string };
    const { body } = await call(rooms, 'GET', '/wps/member/info', { token });
    expect(body.value).toMatchObject({
      account: 'nueva.cuenta',
      type: 0,
      isAgent: false,
      currency: 'MXN',
      affiliateCode: null,
    });
  });

  test('the account begins with the language that the newcomer registered in', async () => {
    const { body } = await call(rooms, 'PUT', url, {
      body: { ...form, username: 'lee_filipino' },
      encrypted: true,
      headers: { language: 'TY' },
    });
    const { token } = body.value as { token: string };
    expect((await call(rooms, 'GET', '/wps/member/info', { token })).body.value).toMatchObject({ language: 'TY' });
  });

  test('an affiliate code puts the newcomer below its agent, whatever its case', async () => {
    const { memberId } = await register(rooms, 'con.codigo', { affiliateCode: 'nortemx' });
    const agent = await rooms.members.byAccount(rooms.db, rooms.siteId, 'norte_mx');
    expect((await rooms.members.byId(rooms.db, memberId))?.uplineId).toBe(agent?.id);
  });

  test('a referral code that leads nowhere does not keep anyone out', async () => {
    expect((await send({ username: 'con_enlace', referralCode: 'NADA' })).status).toBe(200);
  });

  test('of a password and a token only hashes are stored', async () => {
    const { token, memberId } = await register(rooms, 'con_hash');
    const credential = await rooms.db
      .selectFrom('credential')
      .selectAll()
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const session = await rooms.db
      .selectFrom('member_session')
      .selectAll()
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(credential.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(session.token_hash).not.toContain(token);
  });
});

describe('400', () => {
  test.each([
    ['username', { username: 'abc' }, 'field.too_short'],
    ['username', { username: 'a'.repeat(17) }, 'field.too_long'],
    ['username', { username: '1abc' }, 'field.pattern'],
    ['password', { password: 'corta', confirmPassword: 'corta' }, 'field.too_short'],
    ['password', { password: '', confirmPassword: '' }, 'field.required'],
    ['confirmPassword', { confirmPassword: 'otra-cosa' }, 'identity.confirmation_differs'],
    ['birthday', { birthday: '2001-02-29' }, 'field.pattern'],
  ])('%s %j is refused as %s', async (field, more, code) => {
    const { status, body } = await send(more);
    expect([status, body.errorCode, body.field]).toEqual([400, code, field]);
  });

  test('a short password says how long it must be', async () => {
    expect((await send({ password: 'corta', confirmPassword: 'corta' })).body.params).toEqual({ min: 8, max: 20 });
  });

  test('a field that nobody knows is named', async () => {
    const { status, body } = await send({ type: 1 });
    expect([status, body.errorCode, body.field]).toEqual([400, 'request.unknown_field', 'type']);
  });

  test('a body that is not encrypted is refused', async () => {
    const { status, body } = await call(rooms, 'PUT', url, { body: form });
    expect([status, body.errorCode]).toEqual([400, 'request_body_encrypted_required']);
  });

  test('a body that is not JSON is refused', async () => {
    const { status, body } = await call(rooms, 'PUT', url, { body: '{"value":' });
    expect([status, body.errorCode]).toEqual([400, 'request.malformed']);
  });
});

describe('409', () => {
  test('a name is taken whatever its case', async () => {
    await register(rooms, 'ocupada');
    const { status, body } = await send({ username: 'OcuPada' });
    expect([status, body.errorCode, body.field]).toEqual([409, 'identity.username_taken', 'username']);
  });

  test('of many who ask for one name at once, one gets it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({ username: 'a.la.vez' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('422', () => {
  test.each([
    ['birthday', { birthday: '2008-11-22' }, 'identity.under_age'],
    ['birthday', { birthday: '1900-11-21' }, 'field.birth_year'],
    ['affiliateCode', { affiliateCode: 'NADIE123' }, 'identity.affiliate_code_invalid'],
    ['acceptedTerms', { acceptedTerms: false }, 'identity.terms_required'],
  ])('%s %j is refused as %s', async (field, more, code) => {
    const { status, body } = await send({ username: 'rechazada', ...more });
    expect([status, body.errorCode, body.field]).toEqual([422, code, field]);
  });

  test('who turns 18 today at the site may come in', async () => {
    expect((await send({ username: 'cumple.hoy', birthday: '2008-11-21' })).status).toBe(200);
  });
});

describe('a name that passes for staff or for the site', () => {
  test.each(['admin', 'Soporte', 'su.pp.ort', 'root_1', 'quetza1'])('%s is reserved', async (username) => {
    const { status, body } = await send({ username });
    expect([status, body.errorCode, body.field]).toEqual([422, 'identity.username_reserved', 'username']);
  });
});
