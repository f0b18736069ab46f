import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createApi, type EncryptionKey, unwrap } from '@quetzal/api';
import sharp from 'sharp';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#kernel/http/api-instance.ts';
import type { RealTime } from '#kernel/http/real-time.ts';
import { createSiteGateway } from '#kernel/http/site-gateway.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { createPlatform, type Platform } from '#main/platform.ts';
import { seedDemo } from '#main/seed-demo.ts';
import { houseAccount, playerAccount } from '#modules/ledger';
import { useTestDatabase } from '#testing/database.ts';
import { testConfig } from '#testing/platform-config.ts';

const demoPassword = 'Platform2026x';
const database = useTestDatabase();
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const logger = createLogger({ level: 'silent', name: 'test' });
const distDir = mkdtempSync(join(tmpdir(), 'site-'));

let platform: Platform;
let api: Api;
let realTime: RealTime;
let site: Server;
let url: string;

beforeAll(async () => {
  writeFileSync(join(distDir, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  writeFileSync(join(distDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(distDir, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(distDir, 'service-worker.js'), 'self;');
  writeFileSync(
    join(distDir, 'offline.html'),
    '<!doctype html><html><head></head><body><img src="/favicon.svg"><script>1</script></body></html>',
  );
  writeFileSync(join(distDir, 'site.webmanifest'), '{"name":"x","start_url":"/","icons":[{"src":"/icon-192.png"}]}');
  const config = testConfig(database.url);
  platform = await createPlatform({ config, clock, logger });
  await seedDemo(
    { db: platform.db, ...platform.services },
    {
      demoPassword,
      now: clock.now(),
      playerSiteUrl: config.PLAYER_SITE_URL,
      agentSiteUrl: config.AGENT_SITE_URL,
      studioUrl: config.STUDIO_URL,
      tucan: { playerSiteUrl: 'http://localhost:4110', agentSiteUrl: 'http://localhost:4210' },
    },
  );
  api = await platform.buildApi();
  realTime = platform.realTime();
  await platform.events.start();
  site = await createSiteGateway({
    distDir,
    api,
    logger,
    frameOrigins: ['http://localhost:4300'],
    trustProxy: false,
    siteInfoFor: ({ host, ip, headers }) =>
      platform.page({ host: host.startsWith('127.0.0.1') ? 'localhost:4100' : host, ip, headers }),
  });
  realTime.attach(site);
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await realTime.close();
  site.close();
  await api.close();
  await platform.close();
  rmSync(distDir, { recursive: true, force: true });
});

async function encryptionKey(): Promise<EncryptionKey> {
  const answer = await fetch(`${url}/wps/system/status`, { headers: { Merchant: 'quetzal' } });
  return ((await answer.json()) as { value: { encryptionKey: EncryptionKey } }).value.encryptionKey;
}

/** Puts money into a member's cash, as a settled deposit does. */
async function fund(memberId: string, amount: bigint): Promise<void> {
  const { ledger } = platform.services;
  await platform.db.transaction().execute(async (tx) => {
    const names = [houseAccount('test', 'MXN', 'payment_clearing'), playerAccount(memberId, 'MXN', 'cash')] as const;
    const [from, to] = await ledger.accountsFor(tx, names);
    const key = { scope: 'test', text: memberId };
    await ledger.post(tx, { key, kind: 'deposit', reference: {}, transfers: [{ from, to, amount }] });
  });
}

async function logIn(username: string) {
  let token = '';
  const client = createApi({
    baseUrl: url,
    merchantCode: 'quetzal',
    getToken: () => token || null,
    getLanguage: () => 'ES',
    getEncryptionKey: encryptionKey,
  });
  const body = { username, password: demoPassword, type: 'username' as const, side: 'member' as const };
  const answer = await unwrap(client.POST('/wps/session/login', { body }));
  token = 'token' in answer ? answer.token : '';
  const member = await unwrap(client.GET('/wps/member/info'));
  return { client, token, member };
}

async function openScreen(token: string, origin?: string): Promise<Socket> {
  const extraHeaders: Record<string, string> = origin === undefined ? {} : { Origin: origin };
  const socket = io(url, { auth: { token }, extraHeaders, transports: ['websocket'], reconnection: false });
  await new Promise<void>((done, fail) => {
    socket.once('connect', done);
    socket.once('connect_error', fail);
  });
  return socket;
}

const next = (socket: Socket, name: string): Promise<unknown> => new Promise((done) => socket.once(name, done));

/** What the site answers under another of our names, which `fetch` lets nobody choose. */
async function fileOf(path: string, host: string): Promise<Buffer> {
  const [answer] = (await once(get(url + path, { headers: { host } }), 'response')) as [IncomingMessage];
  return Buffer.concat(await answer.toArray());
}

describe('the site’s own origin', () => {
  it('serves the page with the site’s facts on every path of the site', async () => {
    for (const path of ['/', '/rng', '/seamless?gameCode=x']) {
      const answer = await fetch(url + path);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(await answer.text()).toContain('id="site-info">{"merchantCode":"quetzal"');
    }
  });

  it('serves the worker so that a newer one is found at once, under a policy of its own', async () => {
    const { headers } = await fetch(`${url}/service-worker.js`);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  it('serves the offline page with the brand, and with nothing of whoever fetched it', async () => {
    const answer = await fetch(`${url}/offline.html`);
    const html = await answer.text();
    expect(html).toContain('<html lang="es" dir="ltr" data-theme="dark">');
    expect(html).toMatch(/<script nonce="[^"]+">1<\/script>/);
    expect(html).toContain('"brand":{"name":"Quetzal"');
    expect(html).not.toMatch(/127\.0\.0\.1|encryptionKey|statusInfo":\{"status":0,"/);
  });

  it('draws the icons of another brand from its mark, and its manifest names them', async () => {
    const tucan = 'localhost:4110';
    const manifest = await fileOf('/site.webmanifest', tucan);
    expect(JSON.parse(manifest.toString('utf8'))).toMatchObject({ name: 'Tucán', start_url: '/', dir: 'ltr' });
    const [icon] = (JSON.parse(manifest.toString('utf8')) as { icons: { src: string; purpose: string }[] }).icons;
    expect(icon?.purpose).toBe('any maskable');
    const { width, height, format } = await sharp(await fileOf(icon?.src ?? '', tucan)).metadata();
    expect({ width, height, format }).toEqual({ width: 192, height: 192, format: 'png' });
    const own = JSON.parse((await fileOf('/site.webmanifest', 'localhost:4100')).toString('utf8')) as {
      icons: object[];
    };
    expect(own.icons).toEqual([{ src: '/icon-192.png' }]);
  });

  it('serves built files, and answers 404 for a file that is not there', async () => {
    expect(await (await fetch(`${url}/robots.txt`)).text()).toBe('User-agent: *');
    expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
  });

  it.each(['/login~', '/login.backup', '/wallet.php', '/.env', '/.git/config', '/%2egit/config', '/a/.svn/entries'])(
    'has no page where a file or a copy of one would be: %s',
    async (path) => expect((await fetch(`${url}${path}`)).status).toBe(404),
  );

  it('answers a page to who reads, and to nobody who sends', async () => {
    expect((await fetch(`${url}/login`)).status).toBe(200);
    expect((await fetch(`${url}/login`, { method: 'HEAD' })).status).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await fetch(`${url}/login`, { method })).status).toBe(404);
    }
  });

  it.each(['/../../etc/passwd', '/%ff%zz', '//elsewhere.example/', '/wps/v2/games/%ff/x'])(
    'says nothing of what it is made of where an address cannot be meant: %s',
    async (path) => {
      const { hostname, port } = new URL(url);
      const call = get({ hostname, port, path });
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBeOneOf([400, 404]);
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(await text(answer)).not.toMatch(/FST_|fastify|statusCode/i);
    },
  );

  it('answers no page under a name that is no site’s', async () => {
    const { hostname, port } = new URL(url);
    const call = get({ hostname, port, path: '/', headers: { host: 'elsewhere.example' } });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(421);
  });

  it('answers the API', async () => {
    const answer = await fetch(`${url}/wps/system/whitelabel`, { headers: { Merchant: 'quetzal' } });
    expect(await answer.json()).toMatchObject({ success: true, value: { currency: 'MXN' } });
  });
});

describe('open screens', () => {
  it('refuse a page of somebody else, whoever is logged in', async () => {
    const { token } = await logIn('carla.mendez');
    for (const origin of ['https://elsewhere.example', 'null', 'http://localhost.elsewhere.example:4100']) {
      await expect(openScreen(token, origin)).rejects.toThrow('websocket error');
    }
    const own = await openScreen(token, 'http://localhost:4100');
    expect(own.connected).toBe(true);
  });

  it('refuse a socket without a live session', async () => {
    await expect(openScreen('no-such-token')).rejects.toThrow('session.required');
  });

  it('hear of their own member’s balance and of nobody else’s', async () => {
    const carla = await logIn('carla.mendez');
    const norte = await logIn('norte_mx');
    const [hers, agents] = [await openScreen(carla.token), await openScreen(norte.token)];
    await fund(carla.member.id, 5_000_000n);
    await fund(norte.member.id, 10_000n);
    const heardByAgent: unknown[] = [];
    agents.on('wallet.balance', (balance) => heardByAgent.push(balance));
    const heard = next(hers, 'wallet.balance');
    platform.services.wallet.publishBalance(carla.member.id);
    expect(await heard).toMatchObject({ currency: 'MXN', cash: '500.00' });
    // Facts keep their order, so what the agent hears of itself comes after anything it heard by mistake.
    const ownBalance = next(agents, 'wallet.balance');
    platform.services.wallet.publishBalance(norte.member.id);
    await ownBalance;
    expect(heardByAgent).toHaveLength(1);
    hers.close();
    agents.close();
  });

  it('hear of wins at their own site, and not of what came to less than its stake', async () => {
    const { token, member } = await logIn('carla.mendez');
    const screen = await openScreen(token);
    const heard: string[] = [];
    screen.onAny((name: string) => void heard.push(name));
    const siteId = (await platform.services.sites.find({ merchantCode: 'quetzal', host: undefined }))?.id ?? '';
    const settled = { memberId: member.id, bet: {} };
    platform.events.publish('bet.settled', { ...settled, siteId: randomUUID(), isWin: true });
    platform.events.publish('bet.settled', { ...settled, siteId, isWin: false });
    const told = next(screen, 'winners.changed');
    platform.events.publish('bet.settled', { ...settled, siteId, isWin: true });
    expect(await told).toEqual({});
    expect(heard).toEqual(['bet.settled', 'bet.settled', 'bet.settled', 'winners.changed']);
    screen.close();
  });

  it('are told of a break that begins, and told and cut off when their session ends', async () => {
    const { client, token, member } = await logIn('carla.mendez');
    const screen = await openScreen(token);
    const heard = next(screen, 'break.began');
    const began = { state: 'excluded', until: null, source: 'operator' } as const;
    platform.events.publish('break.began', { memberId: member.id, ...began });
    expect(await heard).toEqual(began);
    const told = next(screen, 'session.revoked');
    const cut = next(screen, 'disconnect');
    await unwrap(client.DELETE('/wps/session/logout'));
    await told;
    await cut;
    await expect(unwrap(client.GET('/wps/member/info'))).rejects.toMatchObject({
      code: 'session.required',
      status: 401,
    });
  });
});

describe('input that no honest client sends', () => {
  it.each(['/wps/agent/affiliate?affiliateCode=%00', '/wps/relay/GCSGAME_gameList?search=a%00b'])(
    'is refused before it reaches the database: %s',
    async (path) => {
      const answer = await fetch(url + path, { headers: { Merchant: 'quetzal' } });
      expect([answer.status, ((await answer.json()) as { errorCode: string }).errorCode]).toEqual([
        400,
        'request.invalid',
      ]);
    },
  );
});
