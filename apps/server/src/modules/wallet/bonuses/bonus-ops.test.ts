import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { bonusOpsRoutes } from '#modules/ops';
import { useTestDatabase } from '#testing/database.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const ops = useOpsApi(rooms, (siteOf) => [bonusOpsRoutes({ db: rooms.db, ops: { siteOf }, bonuses: rooms.bonuses })]);
const colleague = { operatorId: randomUUID(), siteId: '' };
let memberId: string;

beforeAll(async () => {
  colleague.siteId = rooms.siteId;
  const row = { name: 'Ops', password_hash: 'none', created_at: rooms.time.now };
  await rooms.db
    .insertInto('operator')
    .values({ ...row, id: colleague.operatorId, site_id: rooms.siteId, username: 'colleague' })
    .execute();
  ({ memberId } = await register(rooms, 'bonoops'));
});

const wish = (more: object = {}) => ({
  account: 'bonoops',
  amount: '50.00',
  reason: 'Welcome gift',
  expiresAt: new Date(rooms.time.now.getTime() + 86_400_000).toISOString(),
  wagerTimes: 10,
  requestId: randomUUID(),
  ...more,
});
const give = (more?: object) => ops.call('POST', '/ops/v1/bonuses', wish(more));
const bonusOf = async () => (await rooms.wallet.balanceOf(rooms.db, memberId, 'MXN')).bonus;
const eventsOf = async (id: string) =>
  (
    await rooms.db
      .selectFrom('event_report')
      .select(['action', 'actor_id', 'reason'])
      .where('subject', '=', `bonus:${id}`)
      .execute()
  ).map(({ action, actor_id, reason }) => `${action} by ${actor_id}: ${reason}`);

describe('an operator who gives credit', () => {
  test('gives a small amount alone, once for a request, and the event report names them', async () => {
    const before = await bonusOf();
    const body = wish();
    const first = await ops.call('POST', '/ops/v1/bonuses', body);
    const { id } = first.body.value as { id: string };
    expect(first).toMatchObject({ status: 200, body: { value: { state: 'active', remaining: '50.00', memberId } } });
    expect((await ops.call('POST', '/ops/v1/bonuses', body)).body.value).toMatchObject({ id });
    expect(await bonusOf()).toBe(before + 500_000n);
    expect(await eventsOf(id)).toEqual([`granted by ${ops.operatorId}: Welcome gift`]);
    const other = await ops.call('POST', '/ops/v1/bonuses', { ...body, amount: '51.00' });
    expect(other).toMatchObject({ status: 409, body: { errorCode: 'wallet.bonus_request_id_reused' } });
  });

  test('proposes a great one only: nothing moves, the same person cannot approve it, another one can, once', async () => {
    const before = await bonusOf();
    const { id, state } = (await give({ amount: '500.01' })).body.value as { id: string; state: string };
    expect(state).toBe('proposed');
    expect(await bonusOf()).toBe(before);
    const own = await ops.call('POST', `/ops/v1/bonuses/${id}/approve`);
    expect(own).toMatchObject({ status: 403, body: { errorCode: 'wallet.bonus_own' } });
    await rooms.bonuses.approve(colleague, id);
    expect(await bonusOf()).toBe(before + 5_000_100n);
    await expect(rooms.bonuses.approve(colleague, id)).rejects.toMatchObject({ code: 'wallet.bonus_state' });
    expect(await eventsOf(id)).toHaveLength(2);
  });

  test('gives a member no more alone within a day in many small parts than at once', async () => {
    await register(rooms, 'bonopartes');
    const stateOf = async (amount: string) => {
      const { body } = await give({ account: 'bonopartes', amount });
      return (body.value as { id: string; state: string }).state;
    };
    expect([await stateOf('200.00'), await stateOf('200.00'), await stateOf('100.01')]).toEqual([
      'active',
      'active',
      'proposed',
    ]);
    // What waits was not given.
    expect([await stateOf('100.00'), await stateOf('0.01')]).toEqual(['active', 'proposed']);
    const { now } = rooms.time;
    rooms.time.now = new Date(now.getTime() + 86_400_000);
    expect(await stateOf('500.00')).toBe('active');
    rooms.time.now = now;
  });

  test('counts small gifts of the same time one after another', async () => {
    await register(rooms, 'bonojuntos');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => give({ account: 'bonojuntos', amount: '150.00' })),
    );
    const states = answers.map(({ body }) => (body.value as { state: string }).state);
    expect(states.filter((state) => state === 'active')).toHaveLength(3);
  });

  test('decides on a proposal of another person, and what was rejected stays so', async () => {
    const before = await bonusOf();
    const proposal = { ...wish({ amount: '900.00' }), expiresAt: new Date(rooms.time.now.getTime() + 86_400_000) };
    const { id } = await rooms.bonuses.propose(colleague, proposal);
    const rejected = await ops.call('POST', `/ops/v1/bonuses/${id}/reject`);
    expect(rejected.body.value).toMatchObject({ state: 'rejected' });
    const late = await ops.call('POST', `/ops/v1/bonuses/${id}/approve`);
    expect(late).toMatchObject({ status: 409, body: { errorCode: 'wallet.bonus_state' } });
    expect(await bonusOf()).toBe(before);
  });

  test('takes back what is left, with a reason, once', async () => {
    const before = await bonusOf();
    const { id } = (await give()).body.value as { id: string };
    const taken = await ops.call('POST', `/ops/v1/bonuses/${id}/forfeit`, { reason: 'Broke the terms' });
    expect(taken.body.value).toMatchObject({ state: 'forfeited', remaining: '0.00' });
    expect(await bonusOf()).toBe(before);
    const again = await ops.call('POST', `/ops/v1/bonuses/${id}/forfeit`, { reason: 'Broke the terms' });
    expect(again).toMatchObject({ status: 409, body: { errorCode: 'wallet.bonus_state' } });
    expect(await eventsOf(id)).toContain(`forfeited by ${ops.operatorId}: Broke the terms`);
  });

  test('the second person sees whose credit it is and who proposed it', async () => {
    const { id } = (await give({ amount: '500.01' })).body.value as { id: string };
    const { body } = await ops.call('GET', '/ops/v1/bonuses?state=proposed&pageSize=100');
    const listed = (body.value as { content: { id: string }[] }).content.find((one) => one.id === id);
    const people = { account: 'bonoops', proposer: ops.username, decider: null };
    expect(listed).toMatchObject({ currency: 'MXN', ...people });
    await rooms.bonuses.reject(colleague, id);
    const after = await ops.call('GET', '/ops/v1/bonuses?state=rejected&pageSize=100');
    const decided = (after.body.value as { content: { id: string }[] }).content.find((one) => one.id === id);
    expect(decided).toMatchObject({ ...people, decider: 'colleague' });
  });

  test('lists the credit of the own site, of one account and in one state', async () => {
    const all = await ops.call('GET', '/ops/v1/bonuses?account=bonoops&state=active');
    expect((all.body.value as { content: { state: string }[] }).content.map(({ state }) => state)).toContain('active');
    const none = await ops.call('GET', '/ops/v1/bonuses?account=nobody-here');
    expect(none.body.value).toMatchObject({ content: [], totalElements: 0 });
  });

  test('a site may set what one person gives alone, down to nothing', async () => {
    await rooms.db.transaction().execute((tx) => rooms.bonuses.setApprovalAbove(tx, rooms.siteId, 0n));
    expect((await give({ amount: '0.01' })).body.value).toMatchObject({ state: 'proposed' });
    await rooms.db.transaction().execute((tx) => rooms.bonuses.setApprovalAbove(tx, rooms.siteId, null));
    expect((await give({ amount: '9000.00' })).body.value).toMatchObject({ state: 'active' });
  });

  test.each([
    ['an unknown account', { account: 'nobody-here' }, 404, 'wallet.bonus_member_unknown'],
    ['nothing', { amount: '0.00' }, 400, 'wallet.amount_malformed'],
    ['letters for an amount', { amount: 'ten' }, 400, 'request.invalid'],
    ['an end that is past', { expiresAt: '2020-01-01T00:00:00.000Z' }, 422, 'wallet.bonus_expiry_past'],
    ['no wagering', { wagerTimes: 0 }, 400, 'request.invalid'],
    ['half a time', { wagerTimes: 1.5 }, 400, 'request.invalid'],
    ['no kind of game', { gameTypes: [] }, 400, 'request.invalid'],
    ['no reason', { reason: '' }, 400, 'request.invalid'],
  ])('is refused %s, and nothing moves', async (_name, more, status, errorCode) => {
    const before = await bonusOf();
    expect(await give(more)).toMatchObject({ status, body: { errorCode } });
    expect(await bonusOf()).toBe(before);
  });

  test('cannot reach the credit of another site, and nobody else reaches any', async () => {
    const { id } = (await give()).body.value as { id: string };
    const elsewhere = { operatorId: colleague.operatorId, siteId: randomUUID() };
    await expect(rooms.bonuses.forfeit(elsewhere, id, 'Test')).rejects.toMatchObject({
      code: 'wallet.bonus_not_found',
    });
    expect((await ops.call('GET', '/ops/v1/bonuses', undefined, true)).status).toBe(401);
  });
});
