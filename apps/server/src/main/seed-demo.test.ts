import { expect, test } from 'vitest';
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
  ).toEqual(['SOL', 'TLA', 'XOC']);
  expect(new Set(vendors.map(({ base_url }) => base_url))).toEqual(new Set(['http://localhost:5300']));
});

test('nobody is given money or bets', async () => {
  expect(await rooms.db.selectFrom('wallet_balance').selectAll().execute()).toEqual([]);
  expect(await rooms.db.selectFrom('bet_record').selectAll().execute()).toEqual([]);
});
