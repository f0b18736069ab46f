import { expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { call, logIn, register, useRooms } from '#testing/rooms.ts';

const rooms = useRooms(useTestDatabase());

interface Shown {
  id: string;
  room: string;
  text: string | null;
  removedBy: string | null;
}

const general = '/wps/v2/chat/rooms/general/messages';
const later = (ms: number) => {
  rooms.time.now = new Date(rooms.time.now.getTime() + ms);
};
const url = '/wps/v2/chat/rooms/winners/messages';
const page = async (query: string) => {
  const { status, body } = await call(rooms, 'GET', `${url}?${query}`);
  expect(status).toBe(200);
  return body.value as { content: Shown[]; hasMore: boolean };
};
/** A room with seven lines, the newest first. */
async function fill(username: string) {
  const { memberId } = await register(rooms, username);
  later(25 * 3_600_000);
  const ids: string[] = [];
  for (let count = 0; count < 7; count += 1) {
    later(10_000);
    const text = `${username} ${String.fromCodePoint(0x4e00 + count)}`;
    ids.unshift((await rooms.chat.say({ memberId, siteId: rooms.siteId }, 'winners', text)).id);
  }
  return { ids, token: (await logIn(rooms, username)).token };
}

test('windows meet without a gap and without a repeat, also while lines are written and taken out', async () => {
  const { ids, token } = await fill('ventana');
  const seen: string[] = [];
  const first = await page('limit=3');
  expect(first.hasMore).toBe(true);
  seen.push(...first.content.map(({ id }) => id));
  // A line is written and an own one taken back between two windows: neither moves what is older.
  later(10_000);
  expect((await call(rooms, 'POST', url, { token, body: { text: 'entre dos ventanas' } })).status).toBe(200);
  const removed = ids[4];
  expect((await call(rooms, 'DELETE', `/wps/v2/chat/messages/${removed}`, { token })).status).toBe(200);
  const next = await page(`limit=3&before=${seen.at(-1)}`);
  seen.push(...next.content.map(({ id }) => id));
  expect(next.content.find(({ id }) => id === removed)).toMatchObject({ text: null, removedBy: 'author' });
  const last = await page(`limit=100&before=${seen.at(-1)}`);
  seen.push(...last.content.map(({ id }) => id));
  expect(seen.slice(0, 7)).toEqual(ids);
  expect(new Set(seen).size).toBe(seen.length);
  expect(last.hasMore).toBe(false);
  expect(await page(`before=${last.content.at(-1)?.id}`)).toEqual({ content: [], hasMore: false });
});

test('windows know that they end where a room holds exactly as many', async () => {
  const all = await page('limit=100');
  const length = all.content.length;
  expect(await page(`limit=${length}`)).toMatchObject({ hasMore: false });
  expect(await page(`limit=${length - 1}`)).toMatchObject({ hasMore: true });
});

test('windows never show lines of another room, whatever message they go back from', async () => {
  const { token } = await register(rooms, 'extranjera');
  const elsewhere = await call(rooms, 'POST', general, { token, body: { text: 'dicho en la sala general' } });
  const { id } = elsewhere.body.value as Shown;
  const { content } = await page(`before=${id}&limit=100`);
  expect(content.map(({ room: of }) => of)).toEqual(content.map(() => 'winners'));
  expect(content.map((line) => line.id)).not.toContain(id);
});

test.each(['limit=0', 'limit=101', 'limit=x', 'before=1'])('a window is refused with %s', async (query) => {
  expect((await call(rooms, 'GET', `${url}?${query}`)).status).toBe(400);
});
