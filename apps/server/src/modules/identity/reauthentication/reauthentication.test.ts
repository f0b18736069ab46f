import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { passMinutes, refusalOf } from '#testing/people-at-the-door.ts';
import { codeIn } from '#testing/outbox.ts';
import { createTransactionPasswords } from '../transaction-passwords.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const required = [403, 'identity.reauthentication_required'];
let number = 0;
let mine: { token: string; memberId: string };

beforeEach(async () => {
  number += 1;
  mine = await register(rooms, `ausente${number}`);
});

const launch = (): Promise<Answer> =>
  call(rooms, 'GET', '/wps/game/launchGame?vassalage=SOL&gameCode=frutas-electricas', { token: mine.token });
const lookAround = () => call(rooms, 'GET', '/wps/member/info', { token: mine.token });
const prove = (body: object): Promise<Answer> =>
  call(rooms, 'POST', '/wps/v2/session/reauthentication', { token: mine.token, body, encrypted: true });

describe('after half an hour without a call of the person (T010)', () => {
  test('a game opens only to who proves who they are', async () => {
    passMinutes(rooms, 29);
    expect((await launch()).status).toBe(200);
    passMinutes(rooms, 30);
    expect(refusalOf(await launch())).toEqual(required);
    expect((await prove({ password: demoPassword })).status).toBe(200);
    expect((await launch()).status).toBe(200);
  });

  test('looking around is allowed, and proves nothing', async () => {
    passMinutes(rooms, 31);
    expect((await lookAround()).status).toBe(200);
    passMinutes(rooms, 2);
    await lookAround();
    expect(refusalOf(await launch())).toEqual(required);
  });

  test('a page that asks for the balance by itself is no person', async () => {
    for (let count = 0; count < 6; count += 1) {
      passMinutes(rooms, 6);
      await call(rooms, 'GET', '/wps/v2/wallets/balance', { token: mine.token });
      await call(rooms, 'GET', '/wps/v2/member/limits', { token: mine.token });
    }
    expect(refusalOf(await launch())).toEqual(required);
  });

  test('who does something now and then stays, and so does who plays', async () => {
    for (let count = 0; count < 6; count += 1) {
      passMinutes(rooms, 20);
      await lookAround();
    }
    expect((await launch()).status).toBe(200);
    const principal = await rooms.identity.member(mine.token);
    for (let count = 0; count < 6; count += 1) {
      passMinutes(rooms, 20);
      await rooms.identity.keepSessionsAlive(rooms.db, [principal?.sessionId ?? '']);
    }
    expect((await launch()).status).toBe(200);
  });

  test('a transaction password does as well; it and the proof are on record', async () => {
    const body = { loginPassword: demoPassword, password: '734910', prove: async () => undefined };
    const owner = { siteId: rooms.siteId, memberId: mine.memberId };
    await createTransactionPasswords(rooms).set(owner, body);
    passMinutes(rooms, 30);
    expect((await prove({ transactionPassword: '734910' })).status).toBe(200);
    expect((await launch()).status).toBe(200);
    const events = rooms.db
      .selectFrom('event_report')
      .select('after')
      .where('action', '=', 'reauthenticated')
      .where('actor_id', '=', mine.memberId);
    expect(await events.execute()).toEqual([{ after: { by: 'transaction_password' } }]);
  });
});

describe('without a login password', () => {
  const forgetPassword = () => rooms.db.deleteFrom('credential').where('member_id', '=', mine.memberId).execute();

  /** Makes an address that of the member, as one that a code was read from; answers a code that was sent there. */
  async function codeTo(email: string): Promise<string> {
    const member = { id: mine.memberId, siteId: rooms.siteId };
    await rooms.db
      .transaction()
      .execute((tx) => rooms.profiles.setContact(tx, member, { fact: 'email', value: email }));
    const body = { method: 'email' };
    await call(rooms, 'POST', '/wps/v2/member/factors/proof/code', { token: mine.token, body });
    return codeIn(rooms, email);
  }

  test('a code to a proven address does, once', async () => {
    await forgetPassword();
    passMinutes(rooms, 30);
    const proof = { method: 'email', answer: await codeTo(`ausente${number}@correo.mx`) };
    expect(refusalOf(await prove({ proof: { ...proof, answer: '000000' } }))[0]).toBe(422);
    expect((await prove({ proof })).status).toBe(200);
    expect((await launch()).status).toBe(200);
  });

  test('nothing is proven by who holds nothing', async () => {
    await forgetPassword();
    passMinutes(rooms, 30);
    const proof = { method: 'email', answer: '123456' };
    expect(refusalOf(await prove({ proof }))[1]).toBe('identity.nothing_to_prove_with');
    expect(refusalOf(await launch())).toEqual(required);
  });

  test('a code does not stand in for a password that there is', async () => {
    passMinutes(rooms, 30);
    const proof = { method: 'email', answer: await codeTo(`ausente${number}@correo.mx`) };
    expect(refusalOf(await prove({ proof }))).toEqual([422, 'identity.reauthentication_wrong']);
    expect(refusalOf(await launch())).toEqual(required);
  });
});

describe('a proof', () => {
  test('that is wrong or missing changes nothing, and cannot be guessed for long', async () => {
    passMinutes(rooms, 30);
    expect(refusalOf(await prove({}))).toEqual([422, 'identity.reauthentication_wrong']);
    expect(refusalOf(await prove({ totp: '123456' }))[0]).toBe(422);
    for (let count = 0; count < 5; count += 1) {
      expect(refusalOf(await prove({ password: 'no-es-esta' }))).toEqual([422, 'identity.password_wrong']);
    }
    expect(refusalOf(await prove({ password: demoPassword }))).toEqual([429, 'identity.locked']);
    expect(refusalOf(await launch())).toEqual(required);
  });

  test('is for who has a session', async () => {
    mine = { token: 'none', memberId: '' };
    expect((await prove({ password: demoPassword })).status).toBe(401);
  });
});
