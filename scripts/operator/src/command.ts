import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApiError, unwrap } from '@quetzal/api';
import { announcementCommand, announcementUsage } from './announcement-commands.ts';
import { auditCommand, auditUsage } from './audit-commands.ts';
import { chatCommand, chatUsage } from './chat-commands.ts';
import { ledgerProgram, ledgerUsage } from './ledger-commands.ts';
import { limitCommand, limitUsage } from './limit-commands.ts';
import { bonusCommand, bonusUsage } from './bonus-commands.ts';
import { feedbackCommand, feedbackUsage } from './feedback-commands.ts';
import { memberCommand, memberUsage } from './member-commands.ts';
import { messageCommand, messageUsage } from './message-commands.ts';
import { moneyCommand, moneyUsage } from './money-commands.ts';
import { apiWithSession, signIn } from './operator-api.ts';
import { reconciliationCommand, reconciliationUsage } from './reconciliation-commands.ts';
import { setStatus, siteProgram, siteUsage } from './site-commands.ts';
import { staffCommand, staffUsage } from './staff-commands.ts';
import { treasuryCommand, treasuryUsage } from './treasury.ts';
import { vendorCommand, vendorUsage } from './vendor-commands.ts';

const root = resolve(import.meta.dirname, '../../..');
const usage = `Usage: npm run ops -- COMMAND
  balances             every account of the ledger added up, by currency
  deposits [STATE]     the latest deposits (created, pending, succeeded, failed, expired)
${treasuryUsage}
${ledgerUsage}
  accounts seal        seals the numbers of payout accounts with the first of PERSONAL_DATA_KEYS, after a change of key
${siteUsage}
${moneyUsage}
${bonusUsage}
${limitUsage}
${memberUsage}
${messageUsage}
${feedbackUsage}
${chatUsage}
${reconciliationUsage}
${vendorUsage}
${announcementUsage}
${auditUsage}
${staffUsage}

Signs in as OPERATOR (ops) at API_URL, with OPERATOR_PASSWORD; beside a platform started here it finds all three itself.
OPERATOR_SESSION is the token of a session that is open already: many commands need not sign in each time.
"ledger ...", "accounts seal" and "site ..." work on the database itself: DATABASE_URL, LEDGER_SIGNING_KEY, LEDGER_CHECKPOINT_DIR
and PERSONAL_DATA_KEYS, found in the same way.`;

interface LocalSecrets {
  serverRolePassword: string;
  ledgerSigningKey: string;
  personalDataKeys: object[];
}

const inDataFolder = (name: string): string => resolve(root, process.env['QUETZAL_DATA'] ?? '.data', name);

function fromDataFolder<T>(file: string): Partial<T> {
  const path = inDataFolder(file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<T>) : {};
}

/** Runs a program of the server's own on its database, with the secrets beside a platform that was started here. */
function runOnDatabase(program: string, args: readonly string[] = []): number {
  const { database } = fromDataFolder<{ database: string }>('running.json');
  const secrets = fromDataFolder<LocalSecrets>('secrets.json');
  const local = database === undefined ? undefined : new URL(database);
  if (local !== undefined) local.password = secrets.serverRolePassword ?? '';
  const env = {
    DATABASE_URL: local?.href ?? '',
    LEDGER_SIGNING_KEY: secrets.ledgerSigningKey ?? '',
    LEDGER_CHECKPOINT_DIR: local === undefined ? '' : inDataFolder('ledger-checkpoints'),
    PERSONAL_DATA_KEYS: secrets.personalDataKeys === undefined ? '' : JSON.stringify(secrets.personalDataKeys),
    ...process.env,
  };
  const cwd = resolve(root, 'apps/server');
  return spawnSync(process.execPath, [`src/main/${program}.ts`, ...args], { cwd, env, stdio: 'inherit' }).status ?? 1;
}

/** What works on the database itself, so that it does not pass through what it checks; answers its status. */
function runProgram(words: readonly string[]): number | undefined {
  if (words[0] === 'accounts' && words[1] === 'seal') return runOnDatabase('seal-payout-accounts');
  const ledger = ledgerProgram(words);
  if (ledger !== undefined) return runOnDatabase(ledger.program, ledger.args);
  const site = siteProgram(words);
  return site && runOnDatabase('site-files', site);
}

/** What a person can do something with: no stack of ours. */
function explain(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : error;
  return `${error.code}: ${error.message}${error.field === null ? '' : ` (${error.field})`}`;
}

/** The lines about one noun where there are some, else all. */
function usageOf(noun: string | undefined): string {
  const lines = usage.split('\n');
  const isOwn = (line: string) => line.startsWith(`  ${noun} `);
  const from = lines.findIndex(isOwn);
  if (noun === undefined || from === -1) return usage;
  const own = lines.filter((line, at) => {
    // What is set further in goes on with the line before.
    const start = lines.findLastIndex((other, place) => place <= at && /^( {0,2})\S/.test(other));
    return isOwn(lines[start] ?? line);
  });
  return ['Usage: npm run ops -- COMMAND', ...own].join('\n');
}

async function run(command: string | undefined, argument: string | undefined): Promise<void> {
  const status = runProgram(process.argv.slice(2));
  if (status !== undefined) {
    process.exitCode = status;
    return;
  }
  const money =
    moneyCommand(process.argv.slice(2)) ??
    bonusCommand(process.argv.slice(2)) ??
    treasuryCommand(process.argv.slice(2)) ??
    limitCommand(process.argv.slice(2)) ??
    memberCommand(process.argv.slice(2)) ??
    messageCommand(process.argv.slice(2)) ??
    feedbackCommand(process.argv.slice(2)) ??
    chatCommand(process.argv.slice(2)) ??
    vendorCommand(process.argv.slice(2)) ??
    announcementCommand(process.argv.slice(2)) ??
    auditCommand(process.argv.slice(2)) ??
    staffCommand(process.argv.slice(2)) ??
    reconciliationCommand(process.argv.slice(2));
  if (money === undefined && !['balances', 'deposits', 'status'].includes(command ?? '')) {
    console.log(usageOf(command));
    process.exitCode = 2;
    return;
  }
  const { urls } = fromDataFolder<{ urls: { api: string } }>('running.json');
  const { demoPassword } = fromDataFolder<{ demoPassword: string }>('secrets.json');
  const where = {
    apiUrl: process.env['API_URL'] ?? urls?.api ?? 'http://localhost:4000',
    merchantCode: process.env['MERCHANT'] ?? 'quetzal',
  };
  const login = {
    ...where,
    username: process.env['OPERATOR'] ?? 'ops',
    password: process.env['OPERATOR_PASSWORD'] ?? process.env['DEMO_PASSWORD'] ?? demoPassword ?? '',
  };
  const session = process.env['OPERATOR_SESSION'];
  const api = session === undefined ? await signIn(login) : apiWithSession(where, session);
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
    await setStatus(api, argument, process.argv[4]);
  }
}

try {
  const [command, argument] = process.argv.slice(2);
  await run(command, argument);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
