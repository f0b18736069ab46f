import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, register, useRooms } from '#testing/rooms.ts';
import { bet, betBody, sit, vendorCall, win, winBody } from '#testing/vendor-client.ts';

const rooms = useRooms(useTestDatabase());

const hashOf = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const reveal = (serverSeed: string, more: object = {}) =>
  vendorCall(rooms, '/vendor/v1/seeds/revealed', {
    requestId: randomUUID(),
    operatorId: 'quetzal',
    serverSeedHash: hashOf(serverSeed),
    serverSeed,
    ...more,
  });

/** A player with a round that was told under the hash of a seed; answers how to read what its proof tells. */
async function played(username: string, serverSeed: string) {
  const { memberId } = await register(rooms, username);
  await rooms.fund(memberId, 1_000_000n);
  const seat = await sit(rooms, username);
  const body = betBody(seat);
  await bet(rooms, body);
  const roundDetails = {
    serverSeedHash: hashOf(serverSeed),
    clientSeed: 'c',
    nonce: 0,
    context: 'x',
    stops: [1, 2, 3],
  };
  await win(rooms, winBody(seat, body, '0', { roundDetails }));
  const list = await call(rooms, 'GET', '/wps/v2/records/bets', { token: seat.token });
  const [first] = (list.body.value as { content: { id: string }[] }).content;
  return async () => {
    const { body: one } = await call(rooms, 'GET', `/wps/v2/records/bets/${first?.id}`, { token: seat.token });
    return (one.value as { fairness: { serverSeed: string | null } }).fairness.serverSeed;
  };
}

describe('a server seed that its vendor shows', () => {
  test('is in the proof of every round under its hash from then on, of any player', async () => {
    const seed = randomBytes(32).toString('hex');
    const mine = await played('semilla.una', seed);
    const theirs = await played('semilla.dos', seed);
    expect(await mine()).toBeNull();
    expect(await reveal(seed)).toMatchObject({ status: 'OK' });
    expect(await reveal(seed)).toMatchObject({ status: 'OK' });
    expect([await mine(), await theirs()]).toEqual([seed, seed]);
    const later = await played('semilla.tres', seed);
    expect(await later()).toBe(seed);
  });

  test('before any round is kept for those that come', async () => {
    const seed = randomBytes(32).toString('hex');
    expect(await reveal(seed, { playerRef: randomUUID() })).toMatchObject({ status: 'OK' });
    expect(await (await played('semilla.antes', seed))()).toBe(seed);
  });

  test('of another vendor proves nothing here', async () => {
    const seed = randomBytes(32).toString('hex');
    const mine = await played('semilla.ajena', seed);
    const body = { requestId: randomUUID(), operatorId: 'quetzal', serverSeedHash: hashOf(seed), serverSeed: seed };
    const other = { vendor: 'XOC', secret: 'only-for-tests-xoco-1' };
    expect(await vendorCall(rooms, '/vendor/v1/seeds/revealed', body, other)).toMatchObject({ status: 'OK' });
    expect(await mine()).toBeNull();
  });

  test('and that does not belong to the hash is refused, reported and never kept', async () => {
    const seed = randomBytes(32).toString('hex');
    const mine = await played('semilla.falsa', seed);
    const wrong = randomBytes(32).toString('hex');
    const requestId = randomUUID();
    const refused = await reveal(wrong, { serverSeedHash: hashOf(seed), requestId });
    expect(refused).toMatchObject({ httpStatus: 400, status: 'INVALID_REQUEST' });
    expect(await mine()).toBeNull();
    const events = rooms.db
      .selectFrom('event_report')
      .selectAll()
      .where('subject', '=', `seed:${hashOf(seed)}`);
    const [event, ...others] = await events.execute();
    expect(event).toMatchObject({ component: 'vendors.seeds', action: 'refused', actor_id: 'SOL' });
    expect([others, JSON.stringify(event).includes(wrong)]).toEqual([[], false]);
    const refusals = rooms.db.selectFrom('vendor_refusal').select('status').where('request_id', '=', requestId);
    await expect.poll(() => refusals.execute()).toEqual([{ status: 'INVALID_REQUEST' }]);
  });

  test.each([
    ['a seed that is no hex', { serverSeed: 'zz'.repeat(32) }],
    ['a seed that is too short', { serverSeed: '00' }],
    ['a hash in capitals', { serverSeedHash: 'A'.repeat(64) }],
    ['no hash', { serverSeedHash: undefined }],
  ])('is refused with %s', async (_what, more) => {
    const seed = randomBytes(32).toString('hex');
    expect(await reveal(seed, more)).toMatchObject({ httpStatus: 400, status: 'INVALID_REQUEST' });
  });

  test('cannot be changed or removed afterwards', async () => {
    await reveal(randomBytes(32).toString('hex'));
    await expect(rooms.db.deleteFrom('revealed_seed').execute()).rejects.toThrow('permission denied');
  });
});
