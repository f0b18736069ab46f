import { randomBytes, randomUUID } from 'node:crypto';
import pino from 'pino';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import type { StudioDeps } from './deps.ts';
import { createPlatform } from './platform/platform.ts';
import { startRecovery } from './rounds/recovery.ts';

const config = readConfig(process.env);
const log = pino({ level: config.logLevel, name: 'studio' });

await migrate(config.databaseUrl);
const db = openDatabase(config.databaseUrl, (err) => {
  log.warn({ err }, 'a database connection was lost');
});
const platform = createPlatform({
  platformUrl: config.platformUrl,
  operatorId: config.operatorId,
  vendorSecrets: config.vendorSecrets,
  timeoutMs: config.platformTimeoutMs,
  now: () => new Date(),
  createId: randomUUID,
});
const deps: StudioDeps = {
  db,
  platform,
  operatorId: config.operatorId,
  log,
  now: () => new Date(),
  createId: randomUUID,
  randomBytes,
  transferSecrets: config.transferSecrets,
  platformTimeoutMs: config.platformTimeoutMs,
};

const app = await createApp(deps, config);
const recovery = startRecovery(deps);
await app.listen({ host: config.host, port: config.port });
log.info({ host: config.host, port: config.port }, 'the studio listens');

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await app.close();
  await recovery.stop();
  await db.destroy();
  if (process.connected) process.disconnect();
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
// Started by another program that died: nothing is left behind.
if (process.connected) process.once('disconnect', () => void stop());
