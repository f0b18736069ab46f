import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type Answer, call, demoPassword, logIn, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
let number = 0;
let mine: { token: string; memberId: string };

beforeEach(async () => {
  number += 1;
  await changeSite(rooms, { registration: { birthday: { enabled: true, required: true } } });
  mine = await register(rooms, `perfil${number}`);
});

interface Profile {
  nickname: string;
  referrer: string | null;
  facts: Record<string, { shown: string; isFixed: boolean } | null>;
}
const refusal = ({ status, body }: Answer) => [status, body.errorCode, body.field];
const change = (facts: object, more: object = {}): Promise<Answer> =>
  call(rooms, 'PUT', '/wps/v2/member/profile', {
    token: mine.token,
    body: { facts, password: demoPassword, ...more },
    encrypted: true,
  });
const read = async (): Promise<Profile> =>
  (await call(rooms, 'GET', '/wps/v2/member/profile', { token: mine.token })).body.value;
const told = async (action: string) => {
  const query = rooms.db.selectFrom('event_report').select(['before', 'after']);
  return query
    .where('subject', '=', `member:${mine.memberId}`)
    .where('component', '=', 'members.profile')
    .where('action', '=', action)
    .execute();
};

describe('200', () => {
  test('what is personal comes back masked, what is a choice whole, what was never told as null', async () => {
    const facts = { payeeName: ' Ana  López ', address: 'Av. Reforma 10', occupation: 'employed', nationality: 'MX' };
    expect((await change(facts)).status).toBe(200);
    const profile = await read();
    expect(profile.facts).toMatchObject({
      payeeName: { shown: 'A** L****', isFixed: true },
      birthday: { shown: '1990-**-**', isFixed: true },
      address: { shown: 'A** R****** 1*', isFixed: false },
      occupation: { shown: 'employed', isFixed: false },
      nationality: { shown: 'MX', isFixed: false },
      whatsapp: null,
    });
    expect(profile).toMatchObject({ nickname: `perfil${number}`, referrer: null });
    expect((await rooms.profiles.of(rooms.db, mine.memberId)).facts.payeeName).toBe('Ana López');
  });

  test('T020: the real name is that of the payout accounts, however it is spelled', async () => {
    const holder = { member_id: mine.memberId, name: 'José López', fixed_at: rooms.time.now };
    await rooms.db.insertInto('payout_holder').values(holder).execute();
    const refused = [422, 'members.name_differs_from_payouts', 'payeeName'];
    expect(refusal(await change({ payeeName: 'Ana Ruiz' }))).toEqual(refused);
    expect((await read()).facts['payeeName']).toBeNull();
    expect((await change({ payeeName: 'LOPEZ Jose' })).status).toBe(200);
  });

  test('T112: before and after stand masked in the event report, and only what changed', async () => {
    await change({ address: 'Av. Reforma 10', occupation: 'student' });
    await change({ address: 'Calle Sol 4', occupation: 'student' });
    expect((await told('changed')).at(-1)).toEqual({
      before: { address: 'A** R****** 1*' },
      after: { address: 'C**** S** 4' },
    });
  });

  test('what is told is sealed at rest', async () => {
    await change({ placeOfBirth: 'Tlaquepaque' });
    const row = await rooms.db
      .selectFrom('member_profile')
      .select('facts')
      .where('member_id', '=', mine.memberId)
      .executeTakeFirstOrThrow();
    expect(row.facts).not.toContain('Tlaquepaque');
  });

  test('a nickname needs no password and is reported', async () => {
    const body = { nickname: 'Carla M.' };
    expect((await call(rooms, 'PUT', '/wps/v2/member/nickname', { token: mine.token, body })).status).toBe(200);
    expect((await read()).nickname).toBe('Carla M.');
    expect(await told('nickname_changed')).toEqual([{ before: { nickname: `perfil${number}` }, after: body }]);
  });

  test('two people of one name and birth date are reported, not refused', async () => {
    await change({ payeeName: `Luis Gómez${'x'.repeat(number)}` });
    mine = await register(rooms, `gemelo${number}`);
    await change({ payeeName: `Luis Gómez${'x'.repeat(number)}` });
    expect(await told('possible_duplicate')).toHaveLength(1);
  });
});

describe('refusals', () => {
  test.each([
    [{ payeeName: 'Ana' }, [400, 'field.too_short', 'payeeName']],
    [{ payeeName: 'Anamaria' }, [400, 'field.pattern', 'payeeName']],
    [{ nationality: 'AQ' }, [400, 'field.invalid', 'nationality']],
    [{ occupation: 'pirate' }, [400, 'field.invalid', 'occupation']],
    [{ whatsapp: 'con espacio' }, [400, 'field.pattern', 'whatsapp']],
    [{ address: '   ' }, [400, 'field.required', 'address']],
    [{ hat: 'red' }, [400, 'request.unknown_field', 'facts.hat']],
  ])('%j', async (facts, expected) => {
    expect(refusal(await change(facts))).toEqual(expected);
  });

  test('a name, a birth date and a document are told once', async () => {
    await change({ payeeName: 'Ana López', idNumber: `LOPA${number}00` });
    expect(refusal(await change({ payeeName: 'Eva López' }))).toEqual([409, 'members.profile_fixed', 'payeeName']);
    expect(refusal(await change({ birthday: '1980-01-01' }))).toEqual([409, 'members.profile_fixed', 'birthday']);
    expect(refusal(await change({ idNumber: 'OTRO1234' }))).toEqual([409, 'members.profile_fixed', 'idNumber']);
    expect((await change({ payeeName: 'Ana López', address: 'Calle Sol 4' })).status).toBe(200);
  });

  test('of many at once one tells a name', async () => {
    const names = ['Ana Uno', 'Ana Dos', 'Ana Tres'];
    const answers = await Promise.all(names.map((payeeName) => change({ payeeName })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  test('a document of another open account is refused, and nothing of the form is kept', async () => {
    const facts = { idNumber: `UNICO${number}` };
    await change(facts);
    mine = await register(rooms, `otro${number}`);
    expect(refusal(await change({ ...facts, address: 'Calle Sol 4' }))).toEqual([
      409,
      'members.document_taken',
      'idNumber',
    ]);
    expect((await read()).facts['address']).toBeNull();
  });

  test('a birth date under the age of the site', async () => {
    await rooms.db.updateTable('member').set({ birthday: null }).where('id', '=', mine.memberId).execute();
    expect(refusal(await change({ birthday: '2010-01-01' }))).toEqual([422, 'members.under_age', 'birthday']);
    // Nineteen: enough for the site, not for where the member is.
    const abroad = {
      token: mine.token,
      encrypted: true,
      headers: { 'x-country': 'GR', 'x-forwarded-for': '203.0.113.5' },
    };
    const body = { facts: { birthday: '2007-01-01' }, password: demoPassword };
    const answer = await call(rooms, 'PUT', '/wps/v2/member/profile', { ...abroad, body });
    expect([answer.body.errorCode, answer.body.params]).toEqual(['members.under_age', { age: 21 }]);
    expect(refusal(await change({ birthday: '1090-05-17' }))).toEqual([422, 'field.birth_year', 'birthday']);
    expect(refusal(await change({ birthday: '2001-02-29' }))).toEqual([400, 'field.pattern', 'birthday']);
    expect((await change({ birthday: '2000-02-29' })).status).toBe(200);
    expect(await rooms.members.birthdayOf(rooms.db, mine.memberId)).toBe('2000-02-29');
  });

  test('T006: without the password nothing changes', async () => {
    const answer = await change({ address: 'Calle Sol 4' }, { password: 'no-es-esta' });
    expect(refusal(answer)).toEqual([422, 'identity.password_wrong', 'password']);
    expect((await read()).facts['address']).toBeNull();
  });

  test.each(['', 'a', '<b>', ' Carla', 'x'.repeat(25), 'a\u202eb'])('the nickname %j', async (nickname) => {
    const answer = await call(rooms, 'PUT', '/wps/v2/member/nickname', { token: mine.token, body: { nickname } });
    expect(refusal(answer)).toEqual([400, 'request.invalid', 'nickname']);
  });

  test('nobody without a session', async () => {
    expect((await call(rooms, 'GET', '/wps/v2/member/profile')).status).toBe(401);
  });
});

test('the terms say what was accepted and when', async () => {
  const { token } = await logIn(rooms, `perfil${number}`);
  const { body } = await call(rooms, 'GET', '/wps/v2/member/terms', { token });
  const at = rooms.time.now.toISOString();
  const accepted = ['privacy', 'terms'].map((document) => ({ document, version: '1', acceptedAt: at }));
  expect(body.value).toMatchObject({ isPending: false, accepted: expect.arrayContaining(accepted) });
});
