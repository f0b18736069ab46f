import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { bonusOpsRoutes, freeRoundOpsRoutes } from '#modules/ops';
import { createFreeRounds } from '#modules/vendors';
import { useTestDatabase } from '#testing/database.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { register, useRooms } from '#testing/rooms.ts';
import { bet, betBody, type Seat, sit, vendorCall } from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());
const freeRounds = () => createFreeRounds(rooms);
const ops = useOpsApi(rooms, (siteOf) => [
  freeRoundOpsRoutes({ db: rooms.db, freeRounds: freeRounds(), siteOf }),
  bonusOpsRoutes({ db: rooms.db, ops: { siteOf }, bonuses: rooms.bonuses }),
]);
const colleague = { operatorId: randomUUID(), siteId: '' };
const url = '/ops/v1/free-rounds';

beforeAll(async () => {
  colleague.siteId = rooms.siteId;
  const row = { name: 'Ops', password_hash: 'none', created_at: rooms.time.now };
  await rooms.db
    .insertInto('operator')
    .values({ ...row, id: colleague.operatorId, site_id: rooms.siteId, username: 'colleague' })
    .execute();
});

async function seatOf(username: string): Promise<Seat> {
  await register(rooms, username);
  return sit(rooms, username);
}
const wishOf = (account: string, more: object = {}) => ({
  account,
  vassalage: 'SOL',
  gameCode: 'frutas-electricas',
  rounds: 101,
  stake: '5.00',
  campaign: 'bienvenida',
  expiresAt: '2026-12-01T00:00:00.000Z',
  requestId: randomUUID(),
  ...more,
});
type Given = { id: string; state: string; proposedBy: string | null; decidedBy: string | null };
const grant = async (account: string, more: object = {}) =>
  (await ops.call('POST', url, wishOf(account, more))).body.value as Given;
const left = async ({ memberId }: Seat) => {
  const { body } = { body: { requestId: randomUUID(), operatorId: 'quetzal', playerRef: memberId } };
  const answer = await vendorCall(rooms, '/vendor/v1/free-rounds/open', { ...body, gameCode: 'frutas-electricas' });
  return (answer['freeRounds'] as { left: number }[]).map((open) => open.left);
};
const eventsOf = async (id: string) => {
  const events = rooms.db.selectFrom('event_report').select(['action', 'actor_id']);
  const rows = await events.where('subject', '=', `free_rounds:${id}`).orderBy('id').execute();
  return rows.map(({ action, actor_id: by }) => [action, by]);
};

describe('free rounds that are worth more than one person may give', () => {
  test('cannot be played before another operator has approved them', async () => {
    const seat = await seatOf('dos.personas');
    const wish = wishOf('dos.personas');
    const first = (await ops.call('POST', url, wish)).body.value as Given;
    expect(first).toMatchObject({ state: 'proposed', proposedBy: ops.operatorId, decidedBy: null });
    expect((await ops.call('POST', url, wish)).body.value).toEqual(first);
    const freeRound = { grantId: first.id };
    const play = () => bet(rooms, betBody(seat, { amount: '5.00', freeRound }));
    expect([await left(seat), await play()]).toMatchObject([[], { status: 'FREE_ROUND_NOT_FOUND' }]);

    const own = await ops.call('POST', `${url}/${first.id}/approve`);
    expect(own).toMatchObject({ status: 403, body: { errorCode: 'wallet.bonus_own' } });
    const approvals = [freeRounds().decide(colleague, first.id, true), freeRounds().decide(colleague, first.id, true)];
    const outcomes = await Promise.allSettled(approvals);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'free_rounds.over' },
    });
    expect([await left(seat), await play()]).toMatchObject([[101], { status: 'OK', freeRoundsLeft: 100 }]);
    expect(await eventsOf(first.id)).toEqual([
      ['proposed', ops.operatorId],
      ['granted', colleague.operatorId],
    ]);
  });

  test('are nobody’s once they were rejected or cancelled', async () => {
    const seat = await seatOf('rechazadas');
    const proposal = { ...wishOf('rechazadas'), vendorCode: 'SOL', expiresAt: new Date('2026-12-01T00:00:00Z') };
    const by = { kind: 'operator', id: colleague.operatorId } as const;
    const { id } = await rooms.db
      .transaction()
      .execute((tx) => freeRounds().grantFreeRounds(tx, { ...proposal, siteId: rooms.siteId }, by));
    expect((await ops.call('POST', `${url}/${id}/reject`)).body.value).toMatchObject({ state: 'rejected' });
    const other = await grant('rechazadas');
    await ops.call('POST', `${url}/${other.id}/cancel`, { reason: 'Given by mistake' });
    for (const gone of [id, other.id]) {
      const approval = freeRounds().decide({ ...colleague, operatorId: ops.operatorId }, gone, true);
      await expect(approval).rejects.toMatchObject({ code: 'free_rounds.over' });
    }
    expect(await left(seat)).toEqual([]);
  });

  test('are decided at the own site only', async () => {
    await register(rooms, 'otro.sitio');
    const { id } = await grant('otro.sitio');
    const stranger = { operatorId: colleague.operatorId, siteId: randomUUID() };
    await expect(freeRounds().decide(stranger, id, true)).rejects.toMatchObject({ code: 'free_rounds.not_found' });
    const unknown = await ops.call('POST', `${url}/${randomUUID()}/reject`);
    expect(unknown).toMatchObject({ status: 404, body: { errorCode: 'free_rounds.not_found' } });
  });
});

describe('what one person gives a member within a day', () => {
  const give = async (account: string, amount: string) => {
    const expiresAt = new Date(rooms.time.now.getTime() + 86_400_000).toISOString();
    const wish = { account, amount, reason: 'Gift', expiresAt, wagerTimes: 10, requestId: randomUUID() };
    return ((await ops.call('POST', '/ops/v1/bonuses', wish)).body.value as Given).state;
  };

  test('is counted together, in parts, as rounds or as credit', async () => {
    await register(rooms, 'en.partes');
    const states = [
      (await grant('en.partes', { rounds: 40 })).state,
      await give('en.partes', '100.00'),
      (await grant('en.partes', { rounds: 41 })).state,
      (await grant('en.partes', { rounds: 40 })).state,
      await give('en.partes', '0.01'),
    ];
    expect(states).toEqual(['granted', 'active', 'proposed', 'granted', 'proposed']);
  });

  test('does not count what two have given, what others got, or what is a day ago', async () => {
    await register(rooms, 'de.dos');
    const { id } = await grant('de.dos', { rounds: 1_000 });
    await freeRounds().decide(colleague, id, true);
    expect((await grant('de.dos', { rounds: 100 })).state).toBe('granted');
    await register(rooms, 'de.otro');
    expect((await grant('de.otro', { rounds: 100 })).state).toBe('granted');
    const { now } = rooms.time;
    rooms.time.now = new Date(now.getTime() + 86_400_000);
    expect((await grant('de.dos', { rounds: 100 })).state).toBe('granted');
    rooms.time.now = now;
  });

  test('is counted one after another when it is asked for at once', async () => {
    await register(rooms, 'a.la.vez.dos');
    const given = await Promise.all(Array.from({ length: 6 }, () => grant('a.la.vez.dos', { rounds: 30 })));
    expect(given.filter(({ state }) => state === 'granted')).toHaveLength(3);
  });
});
