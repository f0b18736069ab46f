import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#kernel/http/api-instance.ts';
import { everyRole } from '#kernel/auth/operator-roles.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { createPlatform, type Platform } from '#main/platform.ts';
import { seedDemo } from '#main/seed-demo.ts';
import { useTestDatabase } from '#testing/database.ts';
import { testConfig } from '#testing/platform-config.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const password = 'Operator2026x';
const account = 'carla.mendez';
const database = useTestDatabase();
let platform: Platform;
let api: Api;
let server: Server;
let url: string;

beforeAll(async () => {
  const config = testConfig(database.url);
  const logger = createLogger({ level: 'silent', name: 'test' });
  const clock = { now: () => new Date() };
  platform = await createPlatform({ config, clock, logger });
  const { db, services } = platform;
  const urls = {
    playerSiteUrl: config.PLAYER_SITE_URL,
    agentSiteUrl: config.AGENT_SITE_URL,
    studioUrl: config.STUDIO_URL,
  };
  const { siteId } = await seedDemo({ db, ...services }, { demoPassword: password, now: clock.now(), ...urls });
  await db
    .transaction()
    .execute((tx) =>
      services.ops.saveOperator(tx, { siteId, username: 'ops', name: 'Ops', password, roles: everyRole }),
    );
  api = await platform.buildApi();
  server = createServer((req, res) => api.routing(req, res)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await api.close();
  await platform.close();
});

/** Runs the operator's command as a person at a terminal does. */
function ops(...words: string[]): Promise<{ exitCode: number; output: string }> {
  const env = { ...process.env, API_URL: url, OPERATOR: 'ops', OPERATOR_PASSWORD: password, QUETZAL_DATA: '/nowhere' };
  const args = ['scripts/operator/src/command.ts', ...words];
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) =>
      done({ exitCode: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}

describe('npm run ops -- limits', () => {
  test('sets, lists and removes limits of the site, which then bind the member', async () => {
    expect(await ops('limits', 'site')).toMatchObject({ exitCode: 0, output: expect.stringContaining('no limits') });
    expect((await ops('limits', 'site', 'loss_day', '500')).output).toContain('500.00');
    expect((await ops('limits', 'show', account)).output).toMatch(/loss_day.*500\.00.*500\.00/);
    expect((await ops('limits', 'site', 'loss_day', 'none')).output).toContain('no limits');
    expect((await ops('limits', 'deposits', 'clip')).output).toContain('clip');
  }, 60_000);

  test('refuses what makes no sense by its code, and ends with 1', async () => {
    expect(await ops('limits', 'site', 'loss_day', 'much')).toMatchObject({ exitCode: 1 });
    expect((await ops('limits', 'show', 'nobody')).output).toContain('request.not_found');
    expect((await ops('limits', 'lift-deposits', account, 'Card', 'replaced')).output).toContain(
      'wallet.deposits_not_barred',
    );
    expect(await ops('limits', 'exclude', account, '3', 'Too', 'short')).toMatchObject({ exitCode: 1 });
    expect(await ops('limits', 'exclude', account, 'six', 'Not', 'a', 'number')).toMatchObject({ exitCode: 1 });
    expect((await ops('limits', 'show', account)).output).toContain('is clear');
    expect(await ops('limits', 'unknown')).toMatchObject({ exitCode: 2, output: expect.stringContaining('Usage') });
  }, 60_000);

  test('excludes a member, and does not end that before its time', async () => {
    const { output } = await ops('limits', 'exclude', account, '6', 'Asked', 'for', 'by', 'telephone');
    expect(output).toMatch(/carla\.mendez is excluded until \d{4}-/);
    expect((await ops('limits', 'show', account)).output).toMatch(/exclusion.*operator/);
    const ended = await ops('limits', 'end-exclusion', account, 'Asked', 'for', 'it');
    expect(ended).toMatchObject({ exitCode: 1, output: expect.stringContaining('limits.exclusion_term') });
    expect((await ops('limits', 'exclude', account, 'ever', 'For', 'good')).output).toContain('is excluded');
  }, 60_000);
});
