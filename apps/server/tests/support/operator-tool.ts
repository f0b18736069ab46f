import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { everyRole } from '#kernel/auth/operator-roles.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { createPlatform, type Platform } from '#main/platform.ts';
import { seedDemo } from '#main/seed-demo.ts';
import { testConfig } from './platform-config.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const password = 'Operator2026x';

/** What somebody at a terminal saw. */
export interface Printed {
  exitCode: number;
  stdout: string;
  stderr: string;
  /** Both of them. */
  output: string;
}

/** `npm run ops` beside a whole platform with the demo's first site and its operators ops and finance. */
export interface OperatorTool {
  url: string;
  platform: Platform;
  /** Gives an operator a password, as a start of the demo does. */
  saveOperator(username: string, password: string): Promise<void>;
  /** Runs a command as ops, or as whom and with what else the environment says. */
  ops(words: readonly string[], env?: Record<string, string | undefined>): Promise<Printed>;
}

/** Starts it before the file's tests and takes it down after them. */
export function useOperatorTool(database: { url: string }): OperatorTool {
  const tool = {} as OperatorTool;
  let api: Api;
  let server: Server;
  beforeAll(async () => {
    const config = testConfig(database.url);
    const clock = { now: () => new Date() };
    tool.platform = await createPlatform({ config, clock, logger: createLogger({ level: 'silent', name: 'test' }) });
    const { db, services } = tool.platform;
    const { PLAYER_SITE_URL: playerSiteUrl, AGENT_SITE_URL: agentSiteUrl, STUDIO_URL: studioUrl } = config;
    const urls = { playerSiteUrl, agentSiteUrl, studioUrl };
    const { siteId } = await seedDemo({ db, ...services }, { demoPassword: password, now: clock.now(), ...urls });
    tool.saveOperator = (username, given) =>
      db.transaction().execute((tx) => {
        const operator = { siteId, username, name: username, password: given, roles: everyRole };
        return services.ops.saveOperator(tx, operator);
      });
    await tool.saveOperator('ops', password);
    await tool.saveOperator('finance', password);
    api = await tool.platform.buildApi();
    server = createServer((req, res) => api.routing(req, res)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    tool.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await api.close();
    await tool.platform.close();
  });
  tool.ops = (words, more = {}) => {
    const own = { API_URL: tool.url, OPERATOR: 'ops', OPERATOR_PASSWORD: password, QUETZAL_DATA: '/nowhere' };
    const env = { ...process.env, ...own, ...more };
    return new Promise((done) => {
      const args = ['scripts/operator/src/command.ts', ...words];
      execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) =>
        done({ exitCode: error === null ? 0 : Number(error.code), stdout, stderr, output: stdout + stderr }),
      );
    });
  };
  return tool;
}
