import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { directionOf } from '@quetzal/i18n';
import { systemClock } from '#kernel/clock/clock.ts';
import { readConfig } from '#kernel/config/config.ts';
import { createSiteGateway } from '#kernel/http/site-gateway.ts';
import { createLogger } from '#kernel/logging/logger.ts';
import { createPlatform } from './platform.ts';
import { closeWhenTold } from './process.ts';

// The HTTP process: the API, the sockets, and the pages of both sites when their ports are named.
const config = readConfig(process.env);
const logger = createLogger({ level: config.LOG_LEVEL, name: 'server' });
const platform = await createPlatform({ config, clock: systemClock, logger });
const api = await platform.buildApi();
const realTime = platform.realTime();
await platform.events.start();

const distOf = (app: string): string => fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url));

async function siteInfoFor(host: string) {
  const siteInfo = await platform.siteInfo(host);
  return siteInfo && { siteInfo, direction: directionOf(siteInfo.defaultLanguage) };
}

async function openSite(app: string, port: number, frameOrigins: string[]): Promise<Server> {
  const server = await createSiteGateway({ distDir: distOf(app), api, logger, frameOrigins, siteInfoFor });
  return listen(server, port);
}

async function listen(server: Server, port: number): Promise<Server> {
  realTime.attach(server);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, config.API_HOST, done);
  });
  return server;
}

const servers = [
  await listen(
    createServer((req, res) => api.routing(req, res)),
    config.API_PORT,
  ),
];
if (config.PLAYER_PORT !== undefined) {
  servers.push(await openSite('player-web', config.PLAYER_PORT, [new URL(config.STUDIO_URL).origin]));
}
if (config.AGENT_PORT !== undefined) servers.push(await openSite('agent-web', config.AGENT_PORT, ["'none'"]));
logger.info({ ports: servers.map((server) => server.address()) }, 'serving');

closeWhenTold(logger, async () => {
  const closed = servers.map((server) => new Promise<void>((done) => server.close(() => done())));
  await realTime.close();
  for (const server of servers) server.closeIdleConnections();
  await Promise.all(closed);
  await api.close();
  await platform.close();
});
