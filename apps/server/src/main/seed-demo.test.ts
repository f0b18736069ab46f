import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { demoPassword, useRooms } from '#testing/rooms.ts';
import { seedDemo } from './seed-demo.ts';

const rooms = useRooms(useTestDatabase());

test('seeding again brings addresses up to date and leaves accounts and passwords alone', async () => {
  const before = await rooms.db.selectFrom('credential').selectAll().orderBy('member_id').execute();
  const options = {
    demoPassword: `${demoPassword}-otra`,
    now: rooms.time.now,
    playerSiteUrl: 'http://localhost:5100/',
    agentSiteUrl: 'http://localhost:5200',
    studioUrl: 'http://localhost:5300',
    sandboxUrl: 'http://localhost:5400',
  };
  const { siteId } = await seedDemo(rooms, options);
  expect(siteId).toBe(rooms.siteId);
  expect(await rooms.db.selectFrom('credential').selectAll().orderBy('member_id').execute()).toEqual(before);
  expect(await rooms.sites.find({ merchantCode: undefined, host: 'localhost:5200' })).toMatchObject({
    playerUrl: 'http://localhost:5100',
  });
  const vendors = await rooms.db.selectFrom('vendor').select(['code', 'base_url', 'enabled']).execute();
  expect(vendors).toHaveLength(12);
  expect(
    vendors
      .filter(({ enabled }) => enabled)
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['AMB', 'CEN', 'COP', 'JDW', 'KUK', 'MAR', 'NAH', 'OBS', 'SOL', 'TLA', 'XOC']);
  expect(new Set(vendors.map(({ base_url }) => base_url))).toEqual(new Set(['http://localhost:5300']));
});

test('a vendor keeps its players’ money itself where that is said, and not any more where it is not', async () => {
  const options = {
    demoPassword,
    now: rooms.time.now,
    playerSiteUrl: 'http://localhost:5100',
    agentSiteUrl: 'http://localhost:5200',
    studioUrl: 'http://localhost:5300',
  };
  const keepers = async () =>
    (await rooms.db.selectFrom('vendor').select('code').where('wallet_kind', '=', 'transfer').execute()).map(
      ({ code }) => code,
    );
  await seedDemo(rooms, { ...options, transferVendors: ['CEN'] });
  expect(await keepers()).toEqual(['CEN']);
  await seedDemo(rooms, options);
  expect(await keepers()).toEqual([]);
});

test('nobody is given money or bets', async () => {
  expect(await rooms.db.selectFrom('wallet_balance').selectAll().execute()).toEqual([]);
  expect(await rooms.db.selectFrom('bet_record').selectAll().execute()).toEqual([]);
});

describe('where a place is named for the second site', () => {
  const options = {
    demoPassword,
    now: new Date('2026-11-21T12:00:00Z'),
    playerSiteUrl: 'http://localhost:5100',
    agentSiteUrl: 'http://localhost:5200',
    studioUrl: 'http://localhost:5300',
    sandboxUrl: 'http://localhost:5400',
  };
  const tucan = { playerSiteUrl: 'http://localhost:5110', agentSiteUrl: 'http://localhost:5210' };

  test('it is made from its file, with an agent and a player of its own', async () => {
    const { tucanId = '' } = await seedDemo(rooms, { ...options, tucan });
    expect(await rooms.sites.byId(tucanId)).toMatchObject({
      currency: 'USD',
      ageMin: 21,
      hosts: ['localhost:5110', 'localhost:5210'],
      settings: { phoneAuth: { endpoint: 'http://localhost:5400' } },
    });
    const player = await rooms.members.byAccount(rooms.db, tucanId, 'maya.silva');
    const agent = await rooms.members.byAccount(rooms.db, tucanId, 'costa_br');
    expect([player?.uplineId, player?.currency]).toEqual([agent?.id, 'USD']);
  });

  test('a file that somebody imported is kept; only its addresses follow the next start', async () => {
    const { document } = await rooms.sites.files.show('tucan');
    await rooms.sites.files.write({ ...document, ageMin: 30 }, { source: 'import', actorId: 'ana' });
    const moved = { playerSiteUrl: 'http://localhost:6110', agentSiteUrl: 'http://localhost:6210' };
    await seedDemo(rooms, { ...options, tucan: moved });
    const now = (await rooms.sites.files.show('tucan')).document;
    expect([now.ageMin, now.addresses.player, now.hosts]).toEqual([30, 'http://localhost:6110', []]);
  });
});
