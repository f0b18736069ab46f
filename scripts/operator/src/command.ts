import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ApiError, networkUnreachable, unwrap } from '@quetzal/api';
import { announcementCommand, announcementUsage } from './announcement-commands.ts';
import { auditCommand, auditUsage } from './audit-commands.ts';
import { catalogueProgram, catalogueUsage } from './catalogue-commands.ts';
import { chatCommand, chatUsage } from './chat-commands.ts';
import { fromDataFolder, inDataFolder, root } from './data-folder.ts';
import { ledgerProgram, ledgerUsage } from './ledger-commands.ts';
import { limitCommand, limitUsage } from './limit-commands.ts';
import { bonusCommand, bonusUsage } from './bonus-commands.ts';
import { feedbackCommand, feedbackUsage } from './feedback-commands.ts';
import { fundsCommand, fundsUsage } from './funds-commands.ts';
import { memberCommand, memberUsage } from './member-commands.ts';
import { messageCommand, messageUsage } from './message-commands.ts';
import { moneyCommand, moneyUsage } from './money-commands.ts';
import { apiUrlOf, enter } from './operator-login.ts';
import { reconciliationCommand, reconciliationUsage } from './reconciliation-commands.ts';
import { showRows } from './show-rows.ts';
import { setStatus, siteProgram, siteUsage } from './site-commands.ts';
import { staffCommand, staffUsage } from './staff-commands.ts';
import { treasuryCommand, treasuryUsage } from './treasury.ts';
import { UsageError } from './usage-error.ts';
import { checkWords, usageFor } from './usage-lines.ts';
import { vendorCommand, vendorUsage } from './vendor-commands.ts';

const usage = `Usage: npm run ops -- COMMAND
  balances             every account of the ledger added up, by currency
  deposits [STATE]     the latest deposits (created, pending, succeeded, failed, expired)
${treasuryUsage}
${ledgerUsage}
  accounts seal        seals the numbers of payout accounts with the first of PERSONAL_DATA_KEYS, after a change of key
${siteUsage}
${catalogueUsage}
${moneyUsage}
${fundsUsage}
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
"ledger ...", "accounts seal", "site ..." and "catalogue ..." work on the database itself: DATABASE_URL, LEDGER_SIGNING_KEY,
LEDGER_CHECKPOINT_DIR and PERSONAL_DATA_KEYS, found in the same way.`;

interface LocalSecrets {
  serverRolePassword: string;
  ledgerSigningKey: string;
  personalDataKeys: object[];
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
  if (site !== undefined) return runOnDatabase('site-files', site);
  const catalogue = catalogueProgram(words);
  return catalogue && runOnDatabase('catalogue', catalogue);
}

/** What a person can do something with: no stack of ours. */
function explain(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : error;
  if (error.code === networkUnreachable)
    return `Nothing answers at ${apiUrlOf()}: start the platform, or set API_URL to where it listens`;
  const said = error.message === '' ? error.code : `${error.code}: ${error.message}`;
  return error.field === null ? said : `${said} (${error.field})`;
}

/** Whether it is the words of the command that are at fault, and not what became of it. */
function isWrongUse(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 400;
  return error instanceof UsageError || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS');
}

async function run(command: string | undefined, argument: string | undefined): Promise<void> {
  checkWords(process.argv.slice(2), usage);
  const status = runProgram(process.argv.slice(2));
  if (status !== undefined) {
    process.exitCode = status;
    return;
  }
  const money =
    moneyCommand(process.argv.slice(2)) ??
    fundsCommand(process.argv.slice(2)) ??
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
    console.log(usageFor(process.argv.slice(2), usage));
    process.exitCode = 2;
    return;
  }
  const api = await enter();
  if (money !== undefined) {
    await money(api);
  } else if (command === 'balances') {
    const { currencies } = await unwrap(api.GET('/ops/v1/ledger/trial-balance'));
    for (const { currency, balanced, playerLiability, houses } of currencies) {
      console.log(`${currency}: ${balanced ? 'balanced' : 'NOT BALANCED'}, held for players ${playerLiability}`);
      showRows(houses);
    }
    if (currencies.length === 0) console.log('No money has moved yet');
  } else if (command === 'deposits') {
    const query = argument === undefined ? {} : { state: argument as 'pending' };
    const { content } = await unwrap(api.GET('/ops/v1/deposits', { params: { query } }));
    const columns = [
      'createdAt',
      'account',
      'methodCode',
      'amount',
      'fee',
      'currency',
      'state',
      'reference',
      'memberId',
    ];
    showRows(content, columns, 'There are no such deposits');
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
  if (isWrongUse(error)) {
    console.error(usageFor(process.argv.slice(2), usage));
    process.exitCode = 2;
  }
}
