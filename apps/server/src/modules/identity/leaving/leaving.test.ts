import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { latestTo } from '#testing/outbox.ts';
import { attempt } from '#testing/people-at-the-door.ts';
import { type Answer, call, demoPassword, logIn, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
let number = 0;
let account = '';
let email = '';
let mine: { token: string; memberId: string };
const wanted = { enabled: true, required: false };

beforeAll(() => changeSite(rooms, { registration: { email: wanted, idNumber: wanted } }));
beforeEach(async () => {
  number += 1;
  [account, email] = [`se_va${number}`, `se.va${number}@correo.mx`];
  mine = await register(rooms, account, { email, idNumber: `IDN${String(number).padStart(8, '0')}` });
});

const refusal = ({ status, body }: Answer) => [status, body.errorCode, body.field];
const close = (password = demoPassword): Promise<Answer> =>
  call(rooms, 'POST', '/wps/v2/member/closure', { token: mine.token, body: { password }, encrypted: true });
const stateOf = async () => (await rooms.members.byId(rooms.db, mine.memberId))?.state;
const run = async () => rooms.leaving.jobs[0]?.run();
const wait = (days: number) => {
  rooms.time.now = new Date(rooms.time.now.getTime() + days * 24 * 3_600_000);
};
const reported = async (action: string) => {
  const query = rooms.db.selectFrom('event_report').select('after').where('subject', '=', `member:${mine.memberId}`);
  return query.where('action', '=', action).execute();
};

describe('closing an account', () => {
  test('ends its sessions, keeps its owner out, says goodbye and is reported', async () => {
    expect((await close()).status).toBe(200);
    expect([await stateOf(), await rooms.identity.member(mine.token)]).toEqual(['closed', undefined]);
    const body = { username: account, password: demoPassword, type: 'username' };
    const login = await call(rooms, 'POST', '/wps/session/login', { body, encrypted: true });
    expect(login.body.errorCode).toBe('identity.account_closed');
    expect(await latestTo(rooms, email)).toContain('is closed');
    expect(await reported('closed')).toEqual([
      { after: expect.objectContaining({ state: 'closed', mayReturn: true }) },
    ]);
  });

  test('its owner may come again with the same address, but not who is excluded', async () => {
    await close();
    expect((await register(rooms, `${account}_2`, { email })).memberId).not.toBe('');
    mine = await register(rooms, `excl${number}`, { email: `excl${number}@correo.mx` });
    await rooms.limits.exclude({ memberId: mine.memberId, siteId: rooms.siteId }, 6);
    mine = await logIn(rooms, `excl${number}`);
    expect((await close()).status).toBe(200);
    const again = await call(rooms, 'PUT', '/wps/member/register', {
      body: {
        username: `otra${number}`,
        password: demoPassword,
        confirmPassword: demoPassword,
        birthday: '1990-01-01',
        acceptedTerms: true,
        email: `excl${number}@correo.mx`,
      },
      encrypted: true,
    });
    expect(refusal(again)).toEqual([409, 'identity.identity_taken', 'email']);
  });

  test('waits until the money is withdrawn', async () => {
    await rooms.fund(mine.memberId, 10_000n);
    expect(refusal(await close())).toEqual([409, 'members.money_left', null]);
    expect([await stateOf(), (await rooms.identity.member(mine.token)) === undefined]).toEqual(['active', false]);
  });

  test('waits until bets are decided', async () => {
    await rooms.db.transaction().execute((tx) =>
      rooms.records.placeBet(tx, {
        id: randomUUID(),
        siteId: rooms.siteId,
        memberId: mine.memberId,
        roundId: randomUUID(),
        vendorCode: 'SOL',
        vendorRoundId: 'r1',
        vendorTxId: 't1',
        gameCode: 'any',
        gameType: 'RNG',
        currency: 'MXN',
        stake: 10_000n,
        placedAt: rooms.time.now,
      }),
    );
    expect(refusal(await close())).toEqual([409, 'members.bets_open', null]);
  });

  test('needs the password, which cannot be guessed for long', async () => {
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(refusal(await close('no-es-esta'))[1]);
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'identity.password_wrong'), 'identity.locked']);
    expect(await stateOf()).toBe('active');
  });
});

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** A payout account of the member, a withdrawal's proof, and a browser that they came in with. */
async function leaveTraces(): Promise<void> {
  const { siteId, time } = rooms;
  const row = { site_id: siteId, member_id: mine.memberId };
  const bank = { kind: 'bank', holder_name: 'Ana López', number: '032180000118359719', number_shown: '****9719' };
  const times = { added_at: time.now, usable_from: time.now };
  await rooms.db
    .insertInto('payout_account')
    .values({ id: randomUUID(), ...row, ...bank, ...times })
    .execute();
  const holder = { member_id: mine.memberId, name: 'Ana López', fixed_at: time.now };
  await rooms.db.insertInto('payout_holder').values(holder).execute();
  const upload = { id: randomUUID(), ...row, subject: `withdrawal:${randomUUID()}`, content_type: 'image/png' };
  await rooms.db
    .insertInto('upload')
    .values({ ...upload, bytes: png, created_at: time.now })
    .execute();
  await attempt(rooms, account, { jar: new Map(), more: { rememberMe: true } });
}

describe('erasing', () => {
  test('payout accounts name nobody afterwards, and proofs, browsers and tokens are gone', async () => {
    await leaveTraces();
    await close();
    wait(5 * 365);
    await run();
    const of = (table: 'payout_account' | 'payout_holder' | 'upload' | 'known_device' | 'remembered_browser') =>
      rooms.db
        .selectFrom(table as 'known_device')
        .selectAll()
        .where('member_id', '=', mine.memberId)
        .execute();
    const [bank, holder] = [await of('payout_account'), await of('payout_holder')];
    expect([bank.length, holder.length]).toEqual([1, 1]);
    expect(JSON.stringify([bank, holder])).not.toMatch(/Ana|9719/);
    for (const table of ['upload', 'known_device', 'remembered_browser'] as const) expect(await of(table)).toEqual([]);
  });

  test('what is personal goes when its time has come, once, and the account stays apart from others', async () => {
    await close();
    wait(5 * 365 - 1);
    await run();
    expect((await rooms.profiles.of(rooms.db, mine.memberId)).facts).toMatchObject({ email });
    wait(1);
    await run();
    await run();
    expect((await rooms.profiles.of(rooms.db, mine.memberId)).facts).toEqual({});
    const row = await rooms.db.selectFrom('member').selectAll().where('id', '=', mine.memberId).executeTakeFirst();
    expect(row).toMatchObject({ account: `erased-${mine.memberId}`, nickname: row?.account, birthday: null });
    const sessions = rooms.db
      .selectFrom('member_session')
      .select(['ip', 'device'])
      .where('member_id', '=', mine.memberId);
    expect(await sessions.execute()).toEqual([{ ip: null, device: null }]);
    const credential = rooms.db.selectFrom('credential').select('member_id').where('member_id', '=', mine.memberId);
    expect(await credential.execute()).toEqual([]);
    expect(await reported('erased')).toHaveLength(1);
  });

  test('an account that is open is never erased', async () => {
    wait(50 * 365);
    await run();
    expect((await rooms.profiles.of(rooms.db, mine.memberId)).facts).toMatchObject({ email });
  });
});

describe('taking one’s data along', () => {
  test('a member gets everything of their own, and nothing secret or of others', async () => {
    await rooms.fund(mine.memberId, 25_0000n);
    await leaveTraces();
    const remark = { kind: 'problem', content: 'No carga' };
    await call(rooms, 'PUT', '/wps/feedback', { token: mine.token, body: remark });
    await call(rooms, 'PUT', '/wps/v2/limits/loss_day', { token: mine.token, body: { value: '300' } });
    await rooms.limits.noteReview({ memberId: mine.memberId, siteId: rooms.siteId });
    const { body } = await call(rooms, 'GET', '/wps/v2/member/export', { token: mine.token });
    expect(body.value).toMatchObject({
      account: { account, birthday: '1990-01-01' },
      profile: { email, idNumber: expect.stringMatching(/^IDN/) },
      accepted: [{ document: expect.any(String), version: '1' }, { version: '1' }],
      logins: [{ side: 'member' }, { side: 'member' }],
      holdings: [{ purpose: 'cash', currency: 'MXN', balance: '25.00' }],
      entries: [{ kind: 'deposit', amount: '25.00', balanceAfter: '25.00' }],
      bets: [],
      bonuses: [],
      deposits: [],
      withdrawals: [],
      payoutAccounts: [{ kind: 'bank', holderName: 'Ana López', maskedNumber: '****9719' }],
      feedback: [{ kind: 'problem', content: 'No carga', pictures: [] }],
      limits: [{ name: 'loss_day', value: '300.00', pending: null }],
      limitReviews: [{ reviewedAt: expect.any(String) }, { reviewedAt: expect.any(String) }],
      breaks: [],
      messages: [{ template: 'login_notice' }, { template: 'welcome', channel: 'email', to: email, state: 'queued' }],
    });
    expect(JSON.stringify(body.value)).not.toMatch(/argon2|hash|token/i);
  });

  test('nobody gets it without a session', async () => {
    expect((await call(rooms, 'GET', '/wps/v2/member/export')).status).toBe(401);
  });
});
