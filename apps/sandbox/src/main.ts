import { pino } from 'pino';
import { readConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import { createSandbox } from './sandbox.ts';

const tickMs = 500;

const config = readConfig(process.env);
const logger = pino({
  name: 'sandbox',
  level: config.logLevel,
  redact: ['req.headers.authorization', 'req.headers["x-signature"]'],
});
await migrate(config.databaseUrl);
const sandbox = await createSandbox(config, { logger, now: () => new Date() });

let isStopping = false;
let working: Promise<void> = Promise.resolve();
let timer: NodeJS.Timeout | undefined;

async function work(): Promise<void> {
  try {
    await sandbox.payments.expireOverdue();
    await sandbox.payments.confirmDue();
    await sandbox.payouts.payDue();
    await sandbox.deliveries.sendDue();
  } catch (error) {
    logger.error({ err: error }, 'deliveries failed');
  }
  if (!isStopping) timer = setTimeout(start, tickMs);
}

function start(): void {
  working = work();
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  clearTimeout(timer);
  await working;
  await sandbox.close();
  if (process.connected) process.disconnect();
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
// Started by another program that died: nothing is left behind.
if (process.connected) process.once('disconnect', () => void stop());

await sandbox.app.listen({ host: config.host, port: config.port });
start();
