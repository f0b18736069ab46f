import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApiError, unwrap } from '@quetzal/api';
import { moneyCommand, moneyUsage } from './money-commands.ts';
import { signIn } from './operator-api.ts';
import { treasuryCommand, treasuryUsage } from './treasury.ts';

const root = resolve(import.meta.dirname, '../../..');
const usage = `Usage: npm run ops -- COMMAND
  balances             every account of the ledger added up, by currency
  deposits [STATE]     the latest deposits (created, pending, succeeded, failed, expired)
${treasuryUsage}
  ledger verify        recomputes every balance and every sealed block; ends with 1 when anything contradicts anything
  status 0|1|2         opens the site, or closes it for maintenance (1) or by region (2)
${moneyUsage}

Signs in as OPERATOR (ops) at API_URL, with OPERATOR_PASSWORD; beside a platform started here it finds all three itself.
"ledger verify" reads the database itself: DATABASE_URL and LEDGER_SIGNING_KEY, found in the same way.`;

function fromDataFolder<T>(file: string): Partial<T> {
  const path = resolve(root, process.env['QUETZAL_DATA'] ?? '.data', file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<T>) : {};
}

/** Runs the server's own check, so that what it says does not pass through what it checks. */
function verifyLedger(): number {
  const { database } = fromDataFolder<{ database: string }>('running.json');
  const secrets = fromDataFolder<{ serverRolePassword: string; ledgerSigningKey: string }>('secrets.json');
  const local = database === undefined ? undefined : new URL(database);
  if (local !== undefined) local.password = secrets.serverRolePassword ?? '';
  const env = {
    DATABASE_URL: local?.href ?? '',
    LEDGER_SIGNING_KEY: secrets.ledgerSigningKey ?? '',
    ...process.env,
  };
  const cwd = resolve(root, 'apps/server');
  return spawnSync(process.execPath, ['src/main/ledger-verify.ts'], { cwd, env, stdio: 'inherit' }).status ?? 1;
}

async function run(command: string | undefined, argument: string | undefined): Promise<void> {
  if (command === 'ledger' && argument === 'verify') {
    process.exitCode = verifyLedger();
    return;
  }
  const money = moneyCommand(process.argv.slice(2)) ?? treasuryCommand(process.argv.slice(2));
  if (money === undefined && !['balances', 'deposits', 'status'].includes(command ?? '')) {
    console.log(usage);
    process.exitCode = 2;
    return;
  }
  const { urls } = fromDataFolder<{ urls: { api: string } }>('running.json');
  const { demoPassword } = fromDataFolder<{ demoPassword: string }>('secrets.json');
  const api = await signIn({
    apiUrl: process.env['API_URL'] ?? urls?.api ?? 'http://localhost:4000',
    merchantCode: process.env['MERCHANT'] ?? 'quetzal',
    username: process.env['OPERATOR'] ?? 'ops',
    password: process.env['OPERATOR_PASSWORD'] ?? process.env['DEMO_PASSWORD'] ?? demoPassword ?? '',
  });
  if (money !== undefined) {
    await money(api);
  } else if (command === 'balances') {
    const { currencies } = await unwrap(api.GET('/ops/v1/ledger/trial-balance'));
    for (const { currency, balanced, playerLiability, houses } of currencies) {
      console.log(`${currency}: ${balanced ? 'balanced' : 'NOT BALANCED'}, held for players ${playerLiability}`);
      console.table(houses);
    }
  } else if (command === 'deposits') {
    const query = argument === undefined ? {} : { state: argument as 'pending' };
    const { content } = await unwrap(api.GET('/ops/v1/deposits', { params: { query } }));
    console.table(content, ['createdAt', 'memberId', 'methodCode', 'amount', 'fee', 'state', 'reference']);
  } else {
    const status = Number(argument) as 0 | 1 | 2;
    await unwrap(api.POST('/ops/v1/site/status', { body: { status } }));
    console.log(`Site status is ${status}`);
  }
}

try {
  const [command, argument] = process.argv.slice(2);
  await run(command, argument);
} catch (error) {
  console.error(error instanceof ApiError ? `${error.code}: ${error.message}` : error);
  process.exitCode = 1;
}
