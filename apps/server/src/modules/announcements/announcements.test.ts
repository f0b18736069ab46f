import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyPermission } from '#kernel/auth/permissions.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { buildApi } from '#kernel/http/build-api.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import {
  announcementOpsRoutes,
  announcementRoutes,
  createAnnouncementPictures,
  createAnnouncements,
} from '#modules/announcements';
import { useTestDatabase } from '#testing/database.ts';

const { db } = useTestDatabase();
const siteId = randomUUID();
const operatorId = randomUUID();
const start = new Date('2026-11-22T12:00:00Z');
let now = start;
let api: Api;

beforeAll(async () => {
  const rest = { name: 'T', default_language: 'es', currency: 'MXN', time_zone: 'UTC', settings: '{}' };
  const urls = { player_url: 'http://p.test', agent_url: 'http://a.test' };
  await db
    .insertInto('site')
    .values({ id: siteId, merchant_code: 'newstest', ...rest, ...urls })
    .execute();
  const operator = { id: operatorId, site_id: siteId, username: 'news', name: 'News', password_hash: 'none' };
  await db
    .insertInto('operator')
    .values({ ...operator, created_at: start })
    .execute();
  const announcements = createAnnouncements({ db, clock: { now: () => now } });
  const pictures = createAnnouncementPictures({ db, clock: { now: () => now } });
  const site = { id: siteId, merchantCode: 'newstest', defaultLanguage: 'es', modules: new Set(['COMM3']) };
  const member = { sessionId: 's', memberId: 'm', siteId, account: 'ana', type: 0, isAgent: false, isTrial: false };
  api = await buildApi({
    logger: createLogger({ level: 'silent', name: 'test' }),
    encryption: { publicKey: { kty: 'EC', kid: 'k' }, open: async (body) => body },
    trustProxy: false,
    authenticator: {
      member: async (token) => (token === 'none' ? undefined : { ...member, isAgent: token === 'agent' }),
      operator: async (token) =>
        token === 'ops' ? { sessionId: 's', operatorId, name: 'News', permissions: everyPermission } : undefined,
    },
    sites: { find: async () => site },
    translate: (code) => code,
    checkReady: async () => undefined,
    routes: [
      announcementRoutes({ announcements, pictures }),
      announcementOpsRoutes({ announcements, pictures, siteOf: async () => siteId, sites: { byId: async () => site } }),
    ],
  });
});
afterAll(() => api.close());

interface Shown {
  player: { title: string; content: string; startDateStr: number }[];
  banners: { url: string; groupName: string; linkageType: string | null }[];
  popup: { title: string }[];
  promotion: { title: string; announcementImages: object[] }[];
}

async function shown(query = '', headers: Record<string, string> = {}): Promise<Shown> {
  const answer = await api.inject({ url: `/wps/relay/MCSFE_getListAnnouncements${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ value: Shown }>().value;
}

const notice = (title: string, more: object = {}) => ({
  kind: 'PL',
  audiences: ['A', 'B'],
  texts: { es: { title, html: `<p>${title}</p>` } },
  ...more,
});

async function ops(method: 'GET' | 'POST', path: string, payload?: object) {
  const answer = await api.inject({
    method,
    url: `/ops/v1/announcements${path}`,
    headers: { authorization: 'ops' },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, ...answer.json<{ value: never; errorCode: string; field: string | null }>() };
}

async function publish(body: object): Promise<{ id: string; texts: Record<string, { html: string }> }> {
  const answer = await ops('POST', '', body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.value;
}

const titles = (list: { title: string }[]) => list.map(({ title }) => title);

describe('what is shown', () => {
  test('each kind in its own list, newest first, with the time in milliseconds', async () => {
    await publish(notice('Antes', { startsAt: '2026-11-22T10:00:00Z' }));
    await publish(notice('Después'));
    await publish(notice('Ventana', { kind: 'PU' }));
    const images = [
      { sequence: 2, url: '/art/promos/b.avif' },
      { sequence: 1, url: '/art/promos/a.avif' },
    ];
    await publish(notice('Promo', { kind: 'PR', images, link: { kind: 'inside', url: '/rng' } }));
    const banner = { kind: 'B', groupName: 'w_home', images: [{ sequence: 1, url: '/art/banners/live.avif' }] };
    await publish(notice('Portada', { ...banner, texts: { es: { title: 'Portada', html: '' } } }));
    const value = await shown();
    expect(titles(value.player)).toEqual(['Después', 'Antes']);
    expect(value.player[0]?.startDateStr).toBe(start.getTime());
    expect(titles(value.popup)).toEqual(['Ventana']);
    expect(value.banners).toMatchObject([{ url: '/art/banners/live.avif', groupName: 'w_home', linkageType: null }]);
    expect(value.banners).toMatchObject([{ smallUrl: null }]);
    expect(value.promotion[0]?.announcementImages).toEqual([images[1], images[0]]);
  });

  test('a banner has its second picture for small screens', async () => {
    const images = [
      { sequence: 2, url: '/art/banners/live-small.avif' },
      { sequence: 1, url: '/art/banners/live.avif' },
    ];
    await publish(notice('Dos', { kind: 'B', groupName: 'w_test', images, startsAt: '2026-11-22T09:00:00Z' }));
    const found = (await shown('?types=B')).banners.find(({ groupName }) => groupName === 'w_test');
    expect(found).toMatchObject({ url: '/art/banners/live.avif', smallUrl: '/art/banners/live-small.avif' });
  });

  test('only the kinds that are asked for', async () => {
    const value = await shown('?types=PU,PR&platform=W&execution=B');
    expect([value.player.length, value.popup.length, value.promotion.length]).toEqual([0, 1, 1]);
  });

  test('to visitors, to who is logged in, and at the first login', async () => {
    await publish(notice('Visitas', { audiences: ['B'] }));
    await publish(notice('Dentro', { audiences: ['A'] }));
    await publish(notice('Primera', { audiences: ['F'] }));
    expect(titles((await shown()).player)).toContain('Visitas');
    expect(titles((await shown()).player)).not.toContain('Dentro');
    const inside = titles((await shown('', { authorization: 'member' })).player);
    expect(inside).toContain('Dentro');
    expect(inside).not.toContain('Primera');
    expect(inside).not.toContain('Visitas');
    expect(titles((await shown('?isFirstLogin=true', { authorization: 'member' })).player)).toContain('Primera');
    expect(titles((await shown('?isFirstLogin=true')).player)).not.toContain('Primera');
  });

  test('from its start to its end', async () => {
    await publish(notice('Mañana', { startsAt: '2026-11-23T12:00:00Z', endsAt: '2026-11-24T12:00:00Z' }));
    expect(titles((await shown()).player)).not.toContain('Mañana');
    now = new Date('2026-11-23T12:00:00Z');
    expect(titles((await shown()).player)).toContain('Mañana');
    now = new Date('2026-11-24T12:00:00Z');
    expect(titles((await shown()).player)).not.toContain('Mañana');
    now = start;
  });

  test('where it belongs: browsers or applications, the players’ site or the agents’ portal', async () => {
    await publish(notice('Apps', { platform: 'M' }));
    await publish(notice('Portal', { execution: 'A' }));
    expect(titles((await shown('?platform=W')).player)).not.toContain('Apps');
    expect(titles((await shown('?platform=M')).player)).toContain('Apps');
    expect(titles((await shown('?execution=A', { authorization: 'agent' })).player)).toContain('Portal');
    // A player who asks for the portal's announcements is a player still.
    expect(titles((await shown('?execution=A', { authorization: 'member' })).player)).not.toContain('Portal');
  });

  test('in the language of the call, else in the site’s', async () => {
    const texts = { es: { title: 'Hola', html: '<p>es</p>' }, pt: { title: 'Olá', html: '<p>pt</p>' } };
    await publish({ ...notice('x', { kind: 'PU' }), texts });
    expect(titles((await shown('?types=PU', { language: 'PT' })).popup)).toContain('Olá');
    expect(titles((await shown('?types=PU', { language: 'DE' })).popup)).toContain('Hola');
  });

  test.each(['?types=X', '?types=', '?platform=Q', '?execution=1', `?types=${'B,'.repeat(20)}B`])(
    '400 for %s',
    async (query) => {
      const answer = await api.inject({ url: `/wps/relay/MCSFE_getListAnnouncements${query}` });
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('publishing', () => {
  test('keeps only what is safe of the HTML, and tells what it kept', async () => {
    const html = '<p onclick="x()">Hola<script>alert(1)</script><img src=x onerror=alert(1)></p>';
    const { texts } = await publish(notice('Limpio', { texts: { es: { title: 'Limpio', html } } }));
    expect(texts['es']?.html).toBe('<p>Hola</p>');
  });

  test('what an older filter let pass is cleaned when it is shown', async () => {
    const { id } = await publish(notice('Viejo'));
    const html = '<p>ok</p><script>alert(1)</script>';
    await db.updateTable('announcement_text').set({ html }).where('announcement_id', '=', id).execute();
    const found = (await shown()).player.find(({ title }) => title === 'Viejo');
    expect(found?.content).toBe('<p>ok</p>');
  });

  test.each([
    ['without the site’s language', { texts: { en: { title: 'x', html: 'x' } } }, 'announcements.language_missing'],
    [
      'without anything left to read',
      { texts: { es: { title: 'x', html: '<script>1</script>' } } },
      'announcements.text_empty',
    ],
    ['with a blank title', { texts: { es: { title: '  ', html: 'x' } } }, 'announcements.text_empty'],
    ['with a link that runs', { link: { kind: 'outside', url: 'javascript:alert(1)' } }, 'announcements.link_invalid'],
    [
      'with a link inside that leads out',
      { link: { kind: 'inside', url: '//evil.example' } },
      'announcements.link_invalid',
    ],
    [
      'with a picture from elsewhere',
      { images: [{ sequence: 1, url: 'https://a.example/x.png' }] },
      'announcements.image_invalid',
    ],
    ['as a banner without its place', { kind: 'B' }, 'announcements.group_invalid'],
    [
      'with an end before its start',
      { startsAt: '2026-11-22T12:00:00Z', endsAt: '2026-11-22T11:00:00Z' },
      'announcements.time_invalid',
    ],
  ])('422 %s', async (_what, more, errorCode) => {
    expect(await ops('POST', '', notice('x', more))).toMatchObject({ status: 422, errorCode });
  });

  test('400 for what no announcement has; 401 without a session', async () => {
    expect(await ops('POST', '', notice('x', { audiences: [] }))).toMatchObject({ status: 400 });
    expect(await ops('POST', '', notice('x', { surplus: 1 }))).toMatchObject({ status: 400 });
    const answer = await api.inject({ method: 'POST', url: '/ops/v1/announcements', payload: notice('x') });
    expect(answer.statusCode).toBe(401);
  });

  test('is on record with what was said', async () => {
    const { id } = await publish(notice('Anotado'));
    const events = await db
      .selectFrom('event_report')
      .selectAll()
      .where('subject', '=', `announcement:${id}`)
      .execute();
    expect(events).toMatchObject([
      { action: 'published', actor_id: operatorId, after: { kind: 'PL', titles: { es: 'Anotado' } } },
    ]);
  });
});

describe('withdrawing', () => {
  test('takes it from every screen, once, with a reason on record', async () => {
    const { id } = await publish(notice('Fuera'));
    expect(await ops('POST', `/${id}/withdraw`, { reason: 'It was wrong' })).toMatchObject({ status: 200 });
    expect(titles((await shown()).player)).not.toContain('Fuera');
    expect(await ops('POST', `/${id}/withdraw`, { reason: 'Again' })).toMatchObject({
      status: 409,
      errorCode: 'announcements.withdrawn',
    });
    const open = await ops('GET', '');
    const all = await ops('GET', '?isAll=true');
    const ids = ({ value }: { value: { content: { id: string }[] } }) => value.content.map((one) => one.id);
    expect(ids(open)).not.toContain(id);
    expect(ids(all)).toContain(id);
    const [event] = await db
      .selectFrom('event_report')
      .selectAll()
      .where('subject', '=', `announcement:${id}`)
      .where('action', '=', 'withdrawn')
      .execute();
    expect(event).toMatchObject({ reason: 'It was wrong', before: { titles: { es: 'Fuera' } } });
  });

  test('404 for one that does not exist', async () => {
    expect(await ops('POST', `/${randomUUID()}/withdraw`, { reason: 'Nothing' })).toMatchObject({ status: 404 });
  });
});
