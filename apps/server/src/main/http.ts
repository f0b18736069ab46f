import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { systemClock } from '#kernel/clock/clock.ts';
import { readConfig } from '#kernel/config/config.ts';
import { createHttpServer } from '#kernel/http/http-server.ts';
import { createMetricsServer } from '#kernel/http/metrics.ts';
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

const trustProxy = config.TRUSTED_PROXIES?.split(',') ?? config.TRUST_PROXY;

/** Opens the pages of an app on each of its ports; the host that is asked for says which site they are of. */
async function openSites(app: string, ports: string | undefined, frameOrigins: string[]): Promise<Server[]> {
  const { page: siteInfoFor, pathInstead } = platform;
  const deps = { distDir: distOf(app), api, logger, trustProxy, frameOrigins, siteInfoFor, pathInstead };
  const opened = (ports?.split(',') ?? []).map(async (port) => listen(await createSiteGateway(deps), Number(port)));
  return Promise.all(opened);
}

async function listen(server: Server, port: number): Promise<Server> {
  realTime.attach(server);
  return listenAt(server, port, config.API_HOST);
}

async function listenAt(server: Server, port: number, host: string): Promise<Server> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  return server;
}

const servers = [
  await listen(
    createHttpServer((req, res) => api.routing(req, res)),
    config.API_PORT,
  ),
];
servers.push(...(await openSites('player-web', config.PLAYER_PORT, [new URL(config.STUDIO_URL).origin])));
servers.push(...(await openSites('agent-web', config.AGENT_PORT, ["'none'"])));
if (config.METRICS_PORT !== undefined) {
  servers.push(await listenAt(createMetricsServer(api), config.METRICS_PORT, config.METRICS_HOST));
}
platform.services.integrity.check('start').catch((error: unknown) => {
  logger.error({ err: error }, 'the program could not be checked');
});
logger.info({ ports: servers.map((server) => server.address()) }, 'serving');

closeWhenTold(logger, async () => {
  const closed = servers.map((server) => new Promise<void>((done) => server.close(() => done())));
  await realTime.close();
  for (const server of servers) server.closeIdleConnections();
  await Promise.all(closed);
  await api.close();
  await platform.close();
});
