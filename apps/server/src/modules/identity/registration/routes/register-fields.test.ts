import { fieldPatterns } from '@quetzal/domain/field-rules';
import { createServerTranslator } from '@quetzal/i18n/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { latestTo } from '#testing/outbox.ts';
import { type Answer, call, logIn, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
const asked = { enabled: true, required: true };
const wanted = { enabled: true, required: false };
let number = 0;

beforeAll(() =>
  changeSite(rooms, {
    registration: {
      payeeName: { ...asked, patternId: 15, maxLength: 60 },
      email: { ...asked, patternId: 3 },
      idNumber: { ...wanted, patternId: 4, minLength: 8, maxLength: 18 },
      mobileNum: wanted,
      paymentPassword: wanted,
      recommenderId: wanted,
      whatsapp: wanted,
    },
  }),
);

const send = (more: object = {}): Promise<Answer> => {
  number += 1;
  const form = {
    username: `persona${number}`,
    password: 'plumas-2026',
    confirmPassword: 'plumas-2026',
    birthday: '1990-05-17',
    acceptedTerms: true,
    payeeName: `Ana López ${'abcdefghijklmnopqrstuvwxyz'[number % 26]}${'abcdefghijklmnopqrstuvwxyz'[Math.floor(number / 26)]}`,
    email: `persona${number}@correo.mx`,
    paymentPassword: '274918',
  };
  return call(rooms, 'PUT', '/wps/member/register', { body: { ...form, ...more }, encrypted: true });
};
const refusal = ({ status, body }: Answer) => [status, body.errorCode, body.field];

describe('200', () => {
  test('every field that the site asks for is kept, sealed, and none of it stands in the database as it was', async () => {
    const facts = {
      idNumber: 'LOPA900517MX',
      whatsapp: 'ana.whats',
      mobileNum: '55 1111 2222',
      countryDialingCode: '52',
    };
    const { body } = await send({ ...facts, payeeName: 'Ana María Ruiz', email: 'Ana.Ruiz@Correo.mx' });
    const member = await rooms.identity.member((body.value as { token: string }).token);
    const profile = await rooms.profiles.of(rooms.db, member?.memberId ?? '');
    expect(profile.facts).toEqual({
      mobile: '+525511112222',
      email: 'Ana.Ruiz@Correo.mx',
      payeeName: 'Ana María Ruiz',
      idNumber: 'LOPA900517MX',
      whatsapp: 'ana.whats',
    });
    expect(profile.mobileVerifiedAt).toBeNull();
    const stored = JSON.stringify(await rooms.db.selectFrom('member_profile').selectAll().execute());
    for (const fact of ['Ruiz', 'LOPA', 'ana.whats', '5511112222']) expect(stored).not.toContain(fact);
    expect(await rooms.profiles.holderOf(rooms.db, rooms.siteId, 'email', 'ana.ruiz@correo.mx')).toBe(member?.memberId);
  });

  test('the newcomer is to be welcomed by the page, is by mail, and the transaction password works', async () => {
    const { body } = await send({ email: 'bienvenida@correo.mx', paymentPassword: '837465' });
    expect(body.value).toMatchObject({ welcomeDue: true });
    expect(await latestTo(rooms, 'bienvenida@correo.mx')).toContain('Your account is ready');
    const { memberId = '' } = (await rooms.identity.member((body.value as { token: string }).token)) ?? {};
    const row = rooms.db.selectFrom('transaction_credential').select('password_hash').where('member_id', '=', memberId);
    expect((await row.executeTakeFirst())?.password_hash).toMatch(/^\$argon2id/);
  });

  test('a field that the site does not ask for is not kept', async () => {
    const { body } = await send({ wechat: 'oculto' });
    const member = await rooms.identity.member((body.value as { token: string }).token);
    expect((await rooms.profiles.of(rooms.db, member?.memberId ?? '')).facts).not.toHaveProperty('wechat');
  });

  test('versions and time of what was accepted are kept', async () => {
    const { body } = await send();
    const member = await rooms.identity.member((body.value as { token: string }).token);
    const rows = rooms.db.selectFrom('terms_acceptance').select(['document', 'version', 'accepted_at']);
    const mine = await rows
      .where('member_id', '=', member?.memberId ?? '')
      .orderBy('document')
      .execute();
    const accepted = { version: '1', accepted_at: rooms.time.now };
    expect(mine).toEqual([
      { document: 'privacy', ...accepted },
      { document: 'terms', ...accepted },
    ]);
  });

  test('two people of one name and birth date may both come in, and that is reported', async () => {
    await send({ payeeName: 'José Pérez', birthday: '1980-01-01' });
    expect((await send({ payeeName: 'JOSÉ PÉREZ', birthday: '1980-01-01' })).status).toBe(200);
    const reported = rooms.db.selectFrom('event_report').select('after').where('action', '=', 'possible_duplicate');
    expect(await reported.execute()).toHaveLength(1);
  });

  test('the member who told the newcomer is kept', async () => {
    const { body } = await send({ recommenderId: 'Carla.Mendez' });
    const member = await rooms.identity.member((body.value as { token: string }).token);
    const carla = await rooms.members.byAccount(rooms.db, rooms.siteId, 'carla.mendez');
    const row = rooms.db
      .selectFrom('member')
      .select('referrer_id')
      .where('id', '=', member?.memberId ?? '');
    expect((await row.executeTakeFirst())?.referrer_id).toBe(carla?.id);
  });
});

describe('400', () => {
  test.each([
    [{ email: '' }, 'email', 'field.required'],
    [{ email: 'ana@correo' }, 'email', 'field.pattern'],
    [{ payeeName: 'Ana' }, 'payeeName', 'field.pattern'],
    [{ idNumber: '123' }, 'idNumber', 'field.too_short'],
    [{ paymentPassword: '' }, 'paymentPassword', 'field.required'],
    [{ paymentPassword: '12' }, 'paymentPassword', 'field.too_short'],
  ])('%j is refused', async (more, field, code) => {
    expect(refusal(await send(more))).toEqual([400, code, field]);
  });
});

describe('409', () => {
  test.each([
    ['email', { email: 'una.vez@correo.mx' }, { email: ' UNA.vez@correo.mx' }],
    ['idNumber', { idNumber: 'XX12345678' }, { idNumber: 'xx12345678' }],
    [
      'mobileNum',
      { mobileNum: '5533334444', countryDialingCode: '52' },
      { mobileNum: '05533334444', countryDialingCode: '52' },
    ],
  ])('one account for each %s', async (field, first, again) => {
    expect((await send(first)).status).toBe(200);
    expect(refusal(await send(again))).toEqual([409, 'identity.identity_taken', field]);
  });

  test('of many who come with one address at once, one gets an account, and nothing is left of the others', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ email: 'a.la.vez@correo.mx' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    const { rows } = { rows: await rooms.db.selectFrom('member').select(['id', 'account']).execute() };
    const profiles = await rooms.db.selectFrom('member_profile').select('member_id').execute();
    const bare = rows.filter(
      ({ id, account }) => account.startsWith('persona') && !profiles.some((one) => one.member_id === id),
    );
    expect(bare).toEqual([]);
  });
});

describe('422', () => {
  test.each([
    [{ password: 'password123', confirmPassword: 'password123' }, 'password', 'identity.password_guessable'],
    [{ paymentPassword: '123456' }, 'paymentPassword', 'identity.transaction_password_weak'],
    [{ paymentPassword: 'plumas-2026' }, 'paymentPassword', 'identity.transaction_password_weak'],
    [{ recommenderId: 'nadie.asi' }, 'recommenderId', 'identity.recommender_unknown'],
    [{ mobileNum: '5512345678' }, 'mobileNum', 'identity.mobile_invalid'],
  ])('%j is refused', async (more, field, code) => {
    expect(refusal(await send(more))).toEqual([422, code, field]);
  });

  test('where nobody comes in directly, only an invitation opens an account', async () => {
    await changeSite(rooms, { off: ['DIRECTREG3'] });
    expect(refusal(await send())).toEqual([422, 'identity.invitation_required', 'affiliateCode']);
    expect((await send({ affiliateCode: 'NORTEMX' })).status).toBe(200);
    expect((await send({ referralCode: 'NORTEMX' })).status).toBe(200);
    await changeSite(rooms, { on: ['DIRECTREG3'] });
  });

  test('a name cannot be registered where the site takes numbers only', async () => {
    await changeSite(rooms, { off: ['USERNAMEREG3'] });
    expect(refusal(await send())).toEqual([403, 'function.not.available', null]);
    await changeSite(rooms, { on: ['USERNAMEREG3'] });
  });
});

describe('terms', () => {
  const policies = { terms: '2026-11', privacy: '1' };
  const launch = (token: string) =>
    call(rooms, 'GET', '/wps/game/launchGame?vendor=SOL&gameCode=none', { token }).then(({ body }) => body.errorCode);

  test('a new version has to be accepted before the next game, and only the one that was shown', async () => {
    const { token } = await logIn(rooms, 'carla.mendez');
    const read = async () => (await call(rooms, 'GET', '/wps/v2/member/terms', { token })).body.value;
    expect(await read()).toMatchObject({ terms: '1', privacy: '1', isPending: false });
    await changeSite(rooms, { settings: { policies } });
    expect(await read()).toMatchObject({ ...policies, isPending: true });
    await expect(rooms.limits.assertMayPlay(rooms.db, (await logIn(rooms, 'carla.mendez')).memberId)).rejects.toThrow(
      'members.terms_pending',
    );
    const accept = (body: object) => call(rooms, 'POST', '/wps/v2/member/terms', { token, body });
    expect(refusal(await accept({ terms: '1', privacy: '1' }))).toEqual([409, 'members.terms_changed', null]);
    expect((await accept(policies)).status).toBe(200);
    expect(await read()).toMatchObject({ ...policies, isPending: false });
    expect(await launch(token)).not.toBe('members.terms_pending');
  });

  test('who registers now accepts the versions of now', async () => {
    await changeSite(rooms, {
      settings: { policies: { ...policies, privacy: '9' } },
      registration: { email: wanted, payeeName: wanted },
    });
    const { token } = await register(rooms, 'reciente', { paymentPassword: '274918' });
    const { body } = await call(rooms, 'GET', '/wps/v2/member/terms', { token });
    expect(body.value).toMatchObject({ privacy: '9', isPending: false });
  });

  test('what was accepted cannot be changed or removed', async () => {
    await expect(rooms.db.deleteFrom('terms_acceptance').execute()).rejects.toThrow(/permission denied/);
    await expect(rooms.db.updateTable('terms_acceptance').set({ version: '0' }).execute()).rejects.toThrow(
      /permission denied/,
    );
  });
});

test.each(['en', 'es', 'pt', 'ar'])('each of the pattern kinds has a hint in %s', (language) => {
  const words = createServerTranslator();
  const hints = fieldPatterns.map(({ name }) => words.error(`field.hint.${name}`, null, language));
  expect(new Set(hints).size).toBe(24);
  expect(hints).not.toContain(words.error('internal', null, language));
});
