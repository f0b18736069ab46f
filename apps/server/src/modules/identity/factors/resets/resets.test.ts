import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { factorResetOpsRoutes } from '#modules/identity';
import { useTestDatabase } from '#testing/database.ts';
import { setUpApp } from '#testing/factors.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { attempt } from '#testing/people-at-the-door.ts';
import { call, register, useRooms } from '#testing/rooms.ts';
import { waitingIn } from '#testing/waiting.ts';

const rooms = useRooms(useTestDatabase());
const ops = useOpsApi(rooms, (siteOf) => [factorResetOpsRoutes({ factorResets: rooms.factorResets, siteOf })]);
const url = '/ops/v1/factor-resets';
const reason = 'Showed a passport on a video call';
const second = randomUUID();

beforeAll(async () => {
  const row = { id: second, username: 'segunda', name: 'Segunda', password_hash: 'none' };
  await rooms.db
    .insertInto('operator')
    .values({ ...row, site_id: rooms.siteId, created_at: rooms.time.now })
    .execute();
});

async function memberWithApp(account: string) {
  const { token, memberId } = await register(rooms, account);
  await setUpApp(rooms, token);
  return { token, memberId };
}
const propose = (account: string) => ops.call('POST', url, { account, reason });
const other = () => ({ operatorId: second, siteId: rooms.siteId });
const idOf = ({ body }: Awaited<ReturnType<typeof propose>>) => (body.value as { id: string }).id;

test('two operators remove a lost factor: the password alone lets the member in again, and their sessions have ended', async () => {
  const { token } = await memberWithApp('perdido');
  const proposed = await propose('perdido');
  expect(proposed).toMatchObject({ status: 200, body: { value: { state: 'proposed', account: 'perdido' } } });
  expect((await attempt(rooms, 'perdido')).body.value).not.toHaveProperty('token');
  await rooms.factorResets.approve(other(), idOf(proposed));
  expect((await call(rooms, 'GET', '/wps/member/info', { token })).status).toBe(401);
  const back = (await attempt(rooms, 'perdido')).body.value as { token: string };
  const { body } = await call(rooms, 'GET', '/wps/v2/member/factors', { token: back.token });
  expect(body.value).toMatchObject({ totp: { enabled: false }, passkeys: [], recoveryCodesLeft: 0 });
  const inbox = await call(rooms, 'GET', '/wps/relay/CSP_getInbox', { token: back.token });
  const kinds = (inbox.body.value as { content: { kind: string }[] }).content.map(({ kind }) => kind);
  expect(kinds).toContain('factors_reset');
});

test('what was there and what is left stands in the event report, with the reason of the one and the name of the other', async () => {
  const { memberId } = await memberWithApp('informe');
  await rooms.factorResets.approve(other(), idOf(await propose('informe')));
  const events = await rooms.db
    .selectFrom('event_report')
    .select(['action', 'actor_id', 'reason', 'before', 'after'])
    .where('component', '=', 'identity.factor_resets')
    .where('subject', '=', `member:${memberId}`)
    .orderBy('id')
    .execute();
  expect(events).toMatchObject([
    { action: 'proposed', actor_id: ops.operatorId, reason },
    {
      action: 'approved',
      actor_id: second,
      reason,
      before: { totp: true, passkeys: 0 },
      after: { totp: false, passkeys: 0, recoveryCodes: 0 },
    },
  ]);
});

test('nobody decides a proposal of their own, one that was decided, or one that is a day old', async () => {
  await memberWithApp('decidir');
  const id = idOf(await propose('decidir'));
  const decide = (how: string) => ops.call('POST', `${url}/${id}/${how}`);
  expect(await decide('approve')).toMatchObject({ status: 409, body: { errorCode: 'identity.reset_own' } });
  expect(await decide('reject')).toMatchObject({ status: 409, body: { errorCode: 'identity.reset_own' } });
  expect(await propose('decidir')).toMatchObject({ status: 409, body: { errorCode: 'identity.reset_open' } });
  expect(await rooms.factorResets.reject(other(), id)).toMatchObject({ state: 'rejected', decidedBy: second });
  await expect(rooms.factorResets.approve(other(), id)).rejects.toMatchObject({ code: 'identity.reset_decided' });
  const late = idOf(await propose('decidir'));
  rooms.time.now = new Date(rooms.time.now.getTime() + 86_400_000);
  await expect(rooms.factorResets.approve(other(), late)).rejects.toMatchObject({ code: 'identity.reset_decided' });
  expect((await attempt(rooms, 'decidir')).body.value).not.toHaveProperty('token');
});

test('of proposals about a member that come at once one is open: a second could take away what was set up anew', async () => {
  const { memberId } = await memberWithApp('a.la.vez');
  const held = await rooms.db.startTransaction().execute();
  await held.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
  const made = Promise.all([propose('a.la.vez'), propose('a.la.vez')]);
  await expect.poll(() => waitingIn(rooms.db), { timeout: 5_000 }).toBe(2);
  await held.rollback().execute();
  expect((await made).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('401 for nobody, 404 for whom or what is not there, 409 without factors, 400 without a reason', async () => {
  await register(rooms, 'sin.nada');
  expect((await ops.call('POST', url, { account: 'sin.nada', reason }, true)).status).toBe(401);
  expect(await propose('nadie')).toMatchObject({ status: 404, body: { errorCode: 'identity.reset_member_unknown' } });
  expect(await propose('sin.nada')).toMatchObject({ status: 409, body: { errorCode: 'identity.reset_needless' } });
  expect((await ops.call('POST', url, { account: 'sin.nada' })).status).toBe(400);
  const unknown = await ops.call('POST', `${url}/${randomUUID()}/approve`);
  expect(unknown).toMatchObject({ status: 404, body: { errorCode: 'identity.reset_not_found' } });
  await memberWithApp('de.otro.sitio');
  const id = idOf(await propose('de.otro.sitio'));
  const stranger = { operatorId: second, siteId: randomUUID() };
  await expect(rooms.factorResets.approve(stranger, id)).rejects.toMatchObject({ code: 'identity.reset_not_found' });
  const { body } = await ops.call('GET', `${url}?state=proposed`);
  expect((body.value as { content: object[] }).content).toContainEqual(expect.objectContaining({ id, reason }));
});
