import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  announcementJobs,
  announcementOpsRoutes,
  announcementRoutes,
  createAnnouncementPictures,
  createAnnouncements,
} from '#modules/announcements';
import { useTestDatabase } from '#testing/database.ts';
import { useOpsApi } from '#testing/ops-api.ts';
import { type Answer, call, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());
const ops = useOpsApi(rooms, (siteOf) => {
  const { db, clock, sites } = rooms;
  const both = {
    announcements: createAnnouncements({ db, clock }),
    pictures: createAnnouncementPictures({ db, clock }),
  };
  return [announcementRoutes(both), announcementOpsRoutes({ ...both, siteOf, sites })];
});
const path = '/ops/v1/announcements/pictures';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 32, g: 128, b: 96, alpha: 0.5 } } });
const add = (bytes: Buffer): Promise<Answer> => ops.call('POST', path, { image: bytes.toString('base64') });
const added = async (bytes: Buffer) => (await add(bytes)).body.value as { url: string; width: number; height: number };
const show = (url: string, merchant = 'quetzal') => rooms.api.inject({ method: 'GET', url, headers: { merchant } });
const promotion = (images: { sequence: number; url: string }[]) => ({
  kind: 'PR',
  audiences: ['A', 'B'],
  images,
  texts: { es: { title: 'Copa', html: '<p>Copa</p>' } },
});

describe('a picture of an operator', () => {
  test('is drawn anew without what travelled with it, and shown to anybody, to be kept for good', async () => {
    const jpeg = await plain(640, 300)
      .withExif({ IFD0: { Copyright: 'where-i-live' } })
      .jpeg()
      .toBuffer();
    const { url, width, height } = await added(jpeg);
    expect([width, height]).toEqual([640, 300]);
    const shown = await show(url);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
    expect(shown.rawPayload.includes('where-i-live')).toBe(false);
    const { format, exif } = await sharp(shown.rawPayload).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
  });

  test('stays clear where it was, and is made small where it is large', async () => {
    const { url, width, height } = await added(await plain(4_800, 1_440).png().toBuffer());
    expect([width, height]).toEqual([2_400, 720]);
    expect((await sharp((await show(url)).rawPayload).metadata()).hasAlpha).toBe(true);
  });

  test('stands in a promotion with its sequence, and putting it up is a line of the event report', async () => {
    const { url } = await added(await plain(64, 30).png().toBuffer());
    const images = [
      { sequence: 1, url },
      { sequence: 2, url: '/art/promos/cup.avif' },
    ];
    expect((await ops.call('POST', '/ops/v1/announcements', promotion(images))).status).toBe(200);
    const { body } = await call(rooms, 'GET', '/wps/relay/MCSFE_getListAnnouncements?types=PR');
    const { promotion: shown } = body.value as { promotion: { title: string; announcementImages: object[] }[] };
    expect(shown.find(({ title }) => title === 'Copa')?.announcementImages).toEqual(images);
    const subject = `announcement_picture:${url.split('/').at(-1)}`;
    const events = await rooms.db.selectFrom('event_report').selectAll().where('subject', '=', subject).execute();
    expect(events).toMatchObject([{ action: 'picture_added', actor_id: ops.operatorId, after: { width: 64, url } }]);
  });

  test('is neither shown nor announced at another site', async () => {
    const { url } = await added(await plain(64, 30).png().toBuffer());
    const file = await rooms.sites.byId(rooms.siteId);
    const urls = { playerUrl: 'http://otra.test', agentUrl: 'http://agentes.otra.test' };
    const saved = { ...file, ...urls, merchantCode: 'otra', hosts: [], modules: [...file.modules] };
    await rooms.sites.save(saved);
    expect((await show(url, 'otra')).statusCode).toBe(404);
    const other = await rooms.sites.find({ merchantCode: 'otra', host: undefined });
    const announcements = createAnnouncements({ db: rooms.db, clock: rooms.clock });
    const wish = { ...promotion([{ sequence: 1, url }]), kind: 'PR', audiences: ['B'] as const } as const;
    const publishing = announcements.publish(
      { siteId: other?.id ?? '' },
      { ...wish, platform: 'A', execution: 'B' },
      'es',
    );
    await expect(publishing).rejects.toMatchObject({ code: 'announcements.image_invalid' });
  });
});

test.each([
  ['an unknown picture', randomUUID()],
  ['no id at all', 'cup.webp'],
])('an announcement with %s is refused', async (_, id) => {
  const images = [{ sequence: 1, url: `/wps/v2/announcements/pictures/${id}` }];
  const { status, body } = await ops.call('POST', '/ops/v1/announcements', promotion(images));
  expect([status, body.errorCode]).toEqual([422, 'announcements.image_invalid']);
});

test.each([
  ['a drawing with a script', async () => Buffer.from('<svg onload="a()"/>')],
  ['a GIF', () => plain(9, 9).gif().toBuffer()],
  ['a beginning and an end of a JPEG with nothing between', async () => Buffer.from('ffd8ffe000104a464946ffd9', 'hex')],
])('%s is refused', async (_, bytes) => {
  const { status, body } = await add(await bytes());
  expect([status, body.errorCode, body.field]).toEqual([422, 'announcements.picture_invalid', 'image']);
});

test('only operators put pictures up', async () => {
  expect((await ops.call('POST', path, { image: 'AAAA' }, true)).status).toBe(401);
});

test('a picture that is not there is not found', async () => {
  expect((await show(`/wps/v2/announcements/pictures/${randomUUID()}`)).statusCode).toBe(404);
});

describe('pictures that nobody announces', () => {
  const dayMs = 24 * 60 * 60_000;
  const forget = async (afterMs: number) => {
    const clock = { now: () => new Date(rooms.clock.now().getTime() + afterMs) };
    for (const job of announcementJobs({ db: rooms.db, clock })) await job.run();
  };
  const isThere = async (url: string) => (await show(url)).statusCode === 200;

  test('are forgotten after a day, and not before', async () => {
    const { url } = await added(await plain(64, 30).png().toBuffer());
    await forget(dayMs - 1);
    expect(await isThere(url)).toBe(true);
    await forget(dayMs + 1);
    expect(await isThere(url)).toBe(false);
  });

  test('stay when an announcement shows them, beside its text or in it', async () => {
    const beside = await added(await plain(64, 30).png().toBuffer());
    const within = await added(await plain(64, 30).png().toBuffer());
    const wish = promotion([{ sequence: 1, url: beside.url }]);
    const texts = { es: { title: 'Copa', html: `<p>Copa</p><img src="${within.url}" alt="" />` } };
    expect((await ops.call('POST', '/ops/v1/announcements', { ...wish, texts })).status).toBe(200);
    await forget(10 * dayMs);
    expect([await isThere(beside.url), await isThere(within.url)]).toEqual([true, true]);
  });
});
