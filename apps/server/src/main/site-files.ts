import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { everyRole, type OperatorRole } from '#kernel/auth/operator-roles.ts';
import { systemClock } from '#kernel/clock/clock.ts';
import { createDatabase } from '#kernel/database/database.ts';
import { DocumentRefused } from '#kernel/documents/document-problems.ts';
import { AppError, errors } from '#kernel/errors/app-error.ts';
import { createEvents } from '#kernel/events/events.ts';
import { createServerTranslator } from '@quetzal/i18n/server';
import { createTopAgents } from '#modules/identity';
import { createMembers } from '#modules/members';
import { createFirstStaff } from '#modules/ops';
import { createSite, readSiteFile, type SiteFiles } from '#modules/site';
import { createMethodFiles } from '#modules/wallet';
import { needDatabaseUrl } from './need-database-url.ts';
import { readPasswords } from './read-passwords.ts';
import { readText } from './read-text.ts';

// `node src/main/site-files.ts import FILE [--dry-run] | list | show CODE | history CODE | restore CODE VERSION |
// operators CODE USERNAME USERNAME | agent CODE USERNAME | methods CODE [FILE] [--dry-run]` on the database of
// DATABASE_URL. The name on record is OPERATOR, else the user of this machine.

const usage = `Usage: site import FILE [--dry-run] | list | show CODE [--version N] | history CODE | restore CODE N
  | operators CODE USERNAME USERNAME [--roles ROLE,ROLE] | agent CODE USERNAME | methods CODE [FILE] [--dry-run]`;

const onError = (error: unknown): void => console.error(error);
const url = process.env['DATABASE_URL'] ?? '';
// One connection: what is asked last is done last, so nothing is cut off at the end.
const database = createDatabase({ url, poolMax: 1, onError });
const events = createEvents({ url, pool: database.pool, onError });
const sites = createSite({ db: database.db, clock: systemClock, events });
const { files } = sites;
const firstStaff = createFirstStaff({ db: database.db, clock: systemClock });
const members = createMembers({ db: database.db, clock: systemClock });
const topAgents = createTopAgents({ db: database.db, clock: systemClock, members });
const methodFiles = createMethodFiles({ db: database.db, clock: systemClock, events });
const words = createServerTranslator();
const actorId = process.env['OPERATOR'] ?? userInfo().username;

type Written = Awaited<ReturnType<SiteFiles['write']>>;

function sayWritten(merchantCode: string, { isNew, version, changes }: Written, isTrial: boolean): void {
  const paths = Object.entries(changes);
  if (paths.length === 0) return console.log(`${merchantCode}: version ${version} says the same; nothing to do`);
  const done = isTrial ? 'would become' : 'is now';
  console.log(
    `${merchantCode}${isNew ? ', a new site,' : ''} ${done} version ${version}: ${paths.length} values differ`,
  );
  const short = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 60);
  if (!isNew)
    console.table(paths.map(([path, { before, after }]) => ({ path, before: short(before), after: short(after) })));
}

async function importFile(path: string, isTrial: boolean): Promise<void> {
  const document = readSiteFile(readText(path));
  sayWritten(document.merchantCode, await files.write(document, { source: 'import', actorId }, isTrial), isTrial);
}

async function siteOf(merchantCode: string) {
  const site = await sites.find({ merchantCode, host: undefined });
  if (site === undefined) throw errors.notFound();
  return site;
}

async function addOperators([code = '', ...usernames]: readonly string[], roles: readonly OperatorRole[]) {
  const site = await siteOf(code);
  await firstStaff.check(site.id, usernames, roles);
  const passwords = await readPasswords(usernames);
  const people = usernames.map((username, at) => ({ username, password: passwords[at] ?? '' }));
  await firstStaff.add(site.id, people, { roles, actorId });
  console.log(`${usernames.join(' and ')} run ${code}, each with the roles ${roles.join(', ')}`);
}

async function addAgent([code = '', account = '']: readonly string[]) {
  const site = await siteOf(code);
  await topAgents.check(site, account);
  const [password = ''] = await readPasswords([account]);
  const { affiliateCode } = await topAgents.add(site, { account, password, actorId });
  console.log(`${account} logs in at ${site.agentUrl} and chooses another password there`);
  console.log(
    `Who registers by ${site.playerUrl}/register?affiliateCode=${affiliateCode} is of the team of ${account}`,
  );
}

async function showOrWriteMethods([code = '', path]: readonly string[], isTrial: boolean) {
  const site = await siteOf(code);
  if (path === undefined) {
    process.stdout.write(stringify(await methodFiles.show(site)));
    return;
  }
  const isChanged = await methodFiles.write(site, readText(path), { actorId, isTrial });
  const becomes = isTrial ? 'would offer' : 'offers';
  console.log(isChanged ? `${code} ${becomes} these ways to pay now` : `${code} offers just these ways to pay already`);
}

interface Options {
  trial: boolean;
  version?: string;
  roles?: string;
}

const commands: Record<string, (args: readonly string[], options: Options) => Promise<void>> = {
  import: ([path = ''], { trial }) => importFile(path, trial),
  async list() {
    console.table((await files.list()).map((site) => ({ ...site, hosts: site.hosts.join(' ') })));
  },
  async show([code = ''], { version }) {
    const shown = await files.show(code, version === undefined ? undefined : Number(version));
    console.log(`# Version ${shown.version}\n${stringify(shown.document)}`);
  },
  async history([code = '']) {
    const versions = await files.history(code);
    console.table(versions.map((row) => ({ ...row, contentHash: row.contentHash.slice(0, 12) })));
  },
  async restore([code = '', version = '']) {
    sayWritten(code, await files.restore(code, Number(version), actorId), false);
  },
  methods: (args, { trial }) => showOrWriteMethods(args, trial),
  agent: (args) => addAgent(args),
  operators: (args, { roles }) => addOperators(args, (roles?.split(',') as OperatorRole[] | undefined) ?? everyRole),
};

class WrongWords extends Error {}

function readWords() {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    version: { type: 'string' },
    roles: { type: 'string' },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new WrongWords(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function explain(error: unknown): string {
  if (error instanceof DocumentRefused) return error.message;
  if (error instanceof AppError) {
    if (error.code === 'request.not_found') return 'There is no such site, or no such version of it';
    const said = words.error(error.code, error.params, 'en');
    return error.field === null ? said : `${error.field}: ${said}`;
  }
  return error instanceof Error ? error.message : String(error);
}

try {
  const { values, positionals } = readWords();
  const [name = '', ...args] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new WrongWords(usage);
  needDatabaseUrl(url);
  const { 'dry-run': trial, ...named } = values;
  await command(args, { trial, ...named });
  await database.pool.query('select 1');
} catch (error) {
  console.error(explain(error));
  process.exitCode = error instanceof WrongWords ? 2 : 1;
} finally {
  await database.close();
}
