import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { type Answer, call, demoPassword, register, useRooms } from '#testing/rooms.ts';
import { changeSite } from '#testing/site-file.ts';

const rooms = useRooms(useTestDatabase());
let number = 0;
let mine: { token: string; memberId: string };

beforeAll(() => changeSite(rooms, { on: ['PROFPIC3'] }));
beforeEach(async () => {
  number += 1;
  mine = await register(rooms, `retrato${number}`);
});

const photo = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: '#208060' } })
    .withExif({ IFD0: { Copyright: 'where-i-live' } })
    .jpeg()
    .toBuffer();
const put = (bytes: Buffer): Promise<Answer> =>
  call(rooms, 'PUT', '/wps/member/info/icon/picture', { token: mine.token, body: { image: bytes.toString('base64') } });
const info = async () => (await call(rooms, 'GET', '/wps/member/info', { token: mine.token })).body.value as object;
const show = (path: string) => rooms.api.inject({ method: 'GET', url: path, headers: { merchant: 'quetzal' } });
const kept = () =>
  rooms.db.selectFrom('upload').select('id').where('subject', '=', `avatar:${mine.memberId}`).execute();

describe('a picture', () => {
  test('becomes a square without what travelled with it, and is shown to a page without a session', async () => {
    const { body } = await put(await photo());
    const { picture } = body.value as { picture: string };
    expect(await info()).toMatchObject({ picture });
    const shown = await show(picture);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ]);
    const { width, height, exif } = await sharp(shown.rawPayload).metadata();
    expect([width, height, exif]).toEqual([256, 256, undefined]);
    expect(shown.rawPayload.includes('where-i-live')).toBe(false);
  });

  test('takes the place of the one before, and goes when a drawing is chosen', async () => {
    const first = (await put(await photo())).body.value as { picture: string };
    const second = (await put(await photo(100, 300))).body.value as { picture: string };
    expect((await show(first.picture)).statusCode).toBe(404);
    expect(await kept()).toHaveLength(1);
    await call(rooms, 'PUT', '/wps/member/info/icon', { token: mine.token, body: { avatar: 'a4' } });
    expect((await show(second.picture)).statusCode).toBe(404);
    expect(await kept()).toEqual([]);
    expect(await info()).toMatchObject({ picture: null, avatar: 'a4' });
  });

  test('is not shown at another site', async () => {
    const { picture } = (await put(await photo())).body.value as { picture: string };
    const file = await rooms.sites.byId(rooms.siteId);
    const urls = { playerUrl: 'http://otra.test', agentUrl: 'http://agentes.otra.test' };
    await rooms.sites.save({ ...file, ...urls, merchantCode: 'otra', hosts: [], modules: [...file.modules] });
    const elsewhere = await rooms.api.inject({ method: 'GET', url: picture, headers: { merchant: 'otra' } });
    expect(elsewhere.statusCode).toBe(404);
  });

  test('goes with the account when that is erased', async () => {
    const { picture } = (await put(await photo())).body.value as { picture: string };
    const body = { password: demoPassword };
    await call(rooms, 'POST', '/wps/v2/member/closure', { token: mine.token, body, encrypted: true });
    await rooms.db.transaction().execute((tx) => rooms.members.erase(tx, mine.memberId));
    expect((await show(picture)).statusCode).toBe(404);
    expect(await kept()).toEqual([]);
  });
});

test.each([
  ['a drawing with a script', async () => Buffer.from('<svg onload="a()"/>')],
  [
    'a GIF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .gif()
        .toBuffer(),
  ],
  ['a beginning and an end of a JPEG with nothing between', async () => Buffer.from('ffd8ffe000104a464946ffd9', 'hex')],
  ['a trap of a billion points', () => bomb()],
])('%s is refused', async (_, bytes) => {
  const { status, body } = await put(await bytes());
  expect([status, body.errorCode, body.field]).toEqual([422, 'members.picture_invalid', 'image']);
  expect(await info()).toMatchObject({ picture: null });
});

/** A PNG whose head promises 40,000 by 40,000 points. */
async function bomb(): Promise<Buffer> {
  const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  small.writeUInt32BE(40_000, 16);
  small.writeUInt32BE(40_000, 20);
  return small;
}
