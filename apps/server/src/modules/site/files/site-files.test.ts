import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useRooms } from '#testing/rooms.ts';
import { readSiteFile } from './read-site-file.ts';

const rooms = useRooms(useTestDatabase());
const read = (name: string) =>
  readSiteFile(readFileSync(new URL(`../../../../sites/${name}.yaml`, import.meta.url), 'utf8'));
const tucan = read('tucan');
const byHand = { source: 'import', actorId: 'ana' } as const;

const addressesOf = (name: string) => ({
  player: `https://${name}.example`,
  agent: `https://agent.${name}.example`,
});

async function eventsOf(siteId: string) {
  const subject = `site:${siteId}`;
  return rooms.db
    .selectFrom('event_report')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

test('a file makes a site, which is found by its hosts, and leaves a version and an event', async () => {
  const written = await rooms.sites.files.write(tucan, byHand);
  expect(written).toMatchObject({ version: 1, isNew: true });
  expect(await rooms.sites.find({ merchantCode: undefined, host: 'localhost:4110' })).toMatchObject({
    merchantCode: 'tucan',
    currency: 'USD',
    ageMin: 21,
    version: 1,
  });
  expect(await eventsOf(written.siteId)).toMatchObject([
    { action: 'created', actor_id: 'ana', after: { name: 'Tucán' } },
  ]);
});

test('what changes nothing is no version; what does tells each value before and after', async () => {
  expect(await rooms.sites.files.write(structuredClone(tucan), byHand)).toMatchObject({ version: 1, changes: {} });
  const next = { ...tucan, ageMin: 25, protection: { ...tucan.protection, captcha: 'off' as const } };
  const { version, changes, siteId } = await rooms.sites.files.write(next, byHand);
  expect(version).toBe(2);
  expect(changes).toEqual({
    ageMin: { before: 21, after: 25 },
    'protection.captcha': { before: 'risk', after: 'off' },
  });
  expect((await eventsOf(siteId)).at(-1)).toEqual({
    action: 'changed',
    actor_id: 'ana',
    before: { version: 1, ageMin: 21, 'protection.captcha': 'risk' },
    after: { version: 2, ageMin: 25, 'protection.captcha': 'off' },
  });
  expect(rooms.events.published).toContainEqual({ name: 'site.changed', payload: { siteId } });
});

test('tried out, it tells what would change and changes nothing', async () => {
  const wish = { ...tucan, name: 'Colibrí' };
  const { changes } = await rooms.sites.files.write(wish, byHand, true);
  expect(changes).toMatchObject({ name: { before: 'Tucán', after: 'Colibrí' } });
  expect((await rooms.sites.files.show('tucan')).document.name).toBe('Tucán');
  expect(await rooms.sites.files.history('tucan')).toHaveLength(2);
});

test('an earlier version comes back as a new one', async () => {
  const { version } = await rooms.sites.files.restore('tucan', 1, 'luis');
  expect(version).toBe(3);
  expect((await rooms.sites.files.show('tucan')).document).toEqual((await rooms.sites.files.show('tucan', 1)).document);
  const [newest, , oldest] = await rooms.sites.files.history('tucan');
  expect(newest).toMatchObject({
    source: 'restore',
    restoredFrom: 1,
    actorId: 'luis',
    contentHash: oldest?.contentHash,
  });
});

test('a site at which nobody has registered may move to another time zone', async () => {
  const early = { ...tucan, merchantCode: 'temprano', addresses: addressesOf('temprano') };
  await rooms.sites.files.write(early, byHand);
  const { changes } = await rooms.sites.files.write({ ...early, timeZone: 'Asia/Tokyo' }, byHand);
  expect(changes).toMatchObject({ timeZone: { after: 'Asia/Tokyo' } });
});

describe('refused', () => {
  test('a host that another site answers to', async () => {
    const thief = {
      ...tucan,
      merchantCode: 'ladron',
      addresses: { ...tucan.addresses, player: 'http://localhost:4100' },
    };
    await expect(rooms.sites.files.write(thief, byHand)).rejects.toMatchObject({
      code: 'site.host_taken',
      params: { host: 'localhost:4100', merchantCode: 'quetzal' },
    });
  });

  test('of two that want the same host at once, one', async () => {
    const wish = (code: string) => ({
      ...tucan,
      merchantCode: code,
      addresses: { player: 'https://same.example', agent: `https://${code}.example` },
    });
    const all = await Promise.allSettled(['uno', 'dos'].map((code) => rooms.sites.files.write(wish(code), byHand)));
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('another currency, since balances are kept in it', async () => {
    await expect(rooms.sites.files.write({ ...tucan, currency: 'EUR' }, byHand)).rejects.toMatchObject({
      code: 'site.currency_fixed',
    });
  });

  test('another time zone once there are members, since their days are counted in it', async () => {
    const { document } = await rooms.sites.files.show('quetzal');
    await expect(rooms.sites.files.write({ ...document, timeZone: 'Asia/Tokyo' }, byHand)).rejects.toMatchObject({
      code: 'site.time_zone_fixed',
      params: { timeZone: 'America/Mexico_City' },
    });
  });

  test('a version or a site that is not there', async () => {
    const notFound = { code: 'request.not_found' };
    await expect(rooms.sites.files.show('tucan', 99)).rejects.toMatchObject(notFound);
    await expect(rooms.sites.files.restore('tucan', 99)).rejects.toMatchObject(notFound);
    await expect(rooms.sites.files.history('nobody')).rejects.toMatchObject(notFound);
  });

  test('a change of what was written', async () => {
    await expect(rooms.db.updateTable('site_version').set({ actor_id: 'x' }).execute()).rejects.toThrow(
      'permission denied',
    );
    await expect(rooms.db.deleteFrom('site_version').execute()).rejects.toThrow('permission denied');
  });
});
