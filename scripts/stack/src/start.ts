import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@quetzal/api';
import { removeLocalPostgres } from '@quetzal/local-postgres';
import { startDatabases } from './databases.ts';
import { giveTucanMoney, liveDemoHistory } from './demo/demo-history.ts';
import { takeLock } from './lock.ts';
import { type Listener, readOptions, root } from './options.ts';
import { choosePorts } from './ports.ts';
import { keepOperatorPassword, readSecrets } from './secrets.ts';
import { type Service, startService } from './service.ts';
import { checkpointFolder, serverEnvironment, serviceSpecs } from './services.ts';

const say = (line: string): void => console.log(`[quetzal] ${line}`);

function summary(ports: Record<Listener, number>, demoPassword: string): string {
  const url = (listener: Listener) => `http://localhost:${ports[listener]}`;
  return `
  Quetzal          ${url('player')}   agent portal ${url('agent')}
  Tucán            ${url('tucanPlayer')}   agent portal ${url('tucanAgent')}
  API              ${url('api')}   (document: ${url('api')}/openapi.json)
  Game studio      ${url('studio')}
  Payment sandbox  ${url('sandbox')}

  Demo accounts    Quetzal: player carla.mendez · agent norte_mx     Tucán: player maya.silva · agent costa_br
                   operators of each: ops, finance
  Password         ${demoPassword}
  Affiliate link   ${url('player')}/register?affiliateCode=NORTEMX

  Ctrl-C stops everything. "npm start -- --reset" begins anew.
`;
}

/** Says where everything listens, for tools and tests that did not choose the ports. */
const runningFile = 'running.json';
/** Is there once the demo's people have a past. */
const historyFile = 'demo-history';

function writeRunning(dataDir: string, ports: Record<Listener, number>, services: Service[], serverUrl: string): void {
  const urls = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, `http://localhost:${port}`]));
  const pids = Object.fromEntries(services.map((service) => [service.name, service.pid()]));
  const database = new URL(serverUrl);
  // The password stays where the secrets are.
  database.password = '';
  writeFileSync(join(dataDir, runningFile), JSON.stringify({ urls, pids, database: database.href }, null, 2));
}

const closers: (() => Promise<void> | void)[] = [];
let ending = false;

/** Takes everything down, last started first. */
async function end(exitCode: number): Promise<void> {
  if (ending) return;
  ending = true;
  for (const close of closers.toReversed()) await close();
  process.exit(exitCode);
}

async function reset(dataDir: string): Promise<void> {
  await removeLocalPostgres(join(dataDir, 'postgres'));
  for (const name of ['logs', 'secrets.json', checkpointFolder, runningFile, historyFile])
    rmSync(join(dataDir, name), { recursive: true, force: true });
  say('Earlier data removed');
}

function prepareDatabase(env: Record<string, string>): void {
  const prepared = spawnSync(process.execPath, ['src/main/migrate.ts', '--seed-demo'], {
    cwd: join(root, 'apps/server'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (prepared.status !== 0) throw new Error('The database could not be prepared; the reason stands above.');
}

/** Has the demo's people deposit and play, at the first start on these data. */
async function beginHistory(dataDir: string, apiUrl: string, demoPassword: string): Promise<void> {
  const file = join(dataDir, historyFile);
  if (existsSync(file)) return;
  try {
    await liveDemoHistory({ apiUrl, merchantCode: 'quetzal', language: 'ES' }, demoPassword);
    await giveTucanMoney(apiUrl, demoPassword);
    writeFileSync(file, '');
    say('The people of the demo have deposited and played');
  } catch (error) {
    if (ending) return;
    // Whoever is refused once, by a changed password say, is not tried again at every start until the account is locked.
    if (error instanceof ApiError) writeFileSync(file, '');
    say(`The people of the demo could not play: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function start(): Promise<void> {
  const { dataDir, ...options } = readOptions(process.argv.slice(2));
  closers.push(takeLock(dataDir));
  if (options.reset) await reset(dataDir);
  const secrets = readSecrets(dataDir);
  const databases = await startDatabases(dataDir, secrets.serverRolePassword);
  closers.push(databases.stop);
  if (databases.folder !== undefined && !databases.folder.startsWith(dataDir)) {
    say(`The database may not enter this checkout, so its files are in ${databases.folder}`);
  }
  const ports = await choosePorts(options.portOffset, (name, wanted, used) =>
    say(`Port ${wanted} (${name}) is taken, or refused by browsers; using ${used}`),
  );
  const settings = { ports, databases, secrets, dataDir };
  prepareDatabase(serverEnvironment(settings));
  keepOperatorPassword(dataDir, secrets.demoPassword);
  say('Database is up and prepared');
  const services: Service[] = [];
  const write = (): void => writeRunning(dataDir, ports, services, databases.serverUrl);
  for (const spec of serviceSpecs(settings)) {
    services.push(startService(spec, { say, onRestart: write }));
  }
  closers.push(async () => {
    await Promise.all(services.map((service) => service.stop()));
  });
  await Promise.all(services.map((service) => service.ready));
  write();
  closers.push(() => rmSync(join(dataDir, runningFile), { force: true }));
  say(`Ready in ${(performance.now() / 1000).toFixed(1)} s`);
  console.log(summary(ports, secrets.demoPassword));
  if (options.hasHistory) await beginHistory(dataDir, `http://localhost:${ports.api}`, secrets.demoPassword);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    say('Stopping; the data stay where they are');
    void end(0);
  });
}
try {
  await start();
} catch (error) {
  console.error(`[quetzal] ${error instanceof Error ? error.message : String(error)}`);
  await end(1);
}
