import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { everyRole, type OperatorRole } from '#kernel/auth/operator-roles.ts';
import { systemClock } from '#kernel/clock/clock.ts';
import { DocumentRefused } from '#kernel/documents/document-problems.ts';
import { AppError, errors } from '#kernel/errors/app-error.ts';
import { createServerTranslator } from '@quetzal/i18n/server';
import { createTopAgents } from '#modules/identity';
import { createMembers } from '#modules/members';
import { createFirstStaff } from '#modules/ops';
import { createSite, readSiteFile, type SiteFiles } from '#modules/site';
import { createMethodFiles, sitesMovingToUplines } from '#modules/wallet';
import { type AtWork, type DatabaseProgram, runProgram, type Terminal } from './database-program.ts';
import { readPasswords } from './read-passwords.ts';
import { readText } from './read-text.ts';

const usage = `Usage: site import FILE [--dry-run] | list | show CODE [--version N] | history CODE | restore CODE N
  | operators CODE USERNAME USERNAME [--roles ROLE,ROLE] | agent CODE USERNAME | methods CODE [FILE] [--dry-run]`;

/** What can be done about sites, by the first word. */
function siteCommands(at: AtWork): ReturnType<DatabaseProgram<Options>['commands']> {
  const { db, events, actorId, say, terminal } = at;
  const clock = systemClock;
  const sites = createSite({ db, clock, events, sitesMovingToUplines });
  const { files } = sites;

  async function siteOf(merchantCode: string) {
    const site = await sites.find({ merchantCode, host: undefined });
    if (site === undefined) throw errors.notFound();
    return site;
  }

  async function addOperators([code = '', ...usernames]: readonly string[], roles: readonly OperatorRole[]) {
    const firstStaff = createFirstStaff({ db, clock });
    const site = await siteOf(code);
    await firstStaff.check(site.id, usernames, roles);
    const passwords = await readPasswords(usernames, terminal);
    const people = usernames.map((username, at) => ({ username, password: passwords[at] ?? '' }));
    await firstStaff.add(site.id, people, { roles, actorId });
    say.log(`${usernames.join(' and ')} run ${code}, each with the roles ${roles.join(', ')}`);
  }

  async function addAgent([code = '', account = '']: readonly string[]) {
    const topAgents = createTopAgents({ db, clock, members: createMembers({ db, clock }) });
    const site = await siteOf(code);
    await topAgents.check(site, account);
    const [password = ''] = await readPasswords([account], terminal);
    const { affiliateCode } = await topAgents.add(site, { account, password, actorId });
    say.log(`${account} logs in at ${site.agentUrl} and chooses another password there`);
    say.log(`Who registers by ${site.playerUrl}/register?affiliateCode=${affiliateCode} is of the team of ${account}`);
  }

  async function showOrWriteMethods([code = '', path]: readonly string[], isTrial: boolean) {
    const methodFiles = createMethodFiles({ db, clock, events });
    const site = await siteOf(code);
    if (path === undefined) {
      terminal.stdout.write(stringify(await methodFiles.show(site)));
      return;
    }
    const isChanged = await methodFiles.write(site, readText(path), { actorId, isTrial });
    const becomes = isTrial ? 'would offer' : 'offers';
    say.log(isChanged ? `${code} ${becomes} these ways to pay now` : `${code} offers just these ways to pay already`);
  }

  return {
    async import([path = ''], { 'dry-run': trial }) {
      const document = readSiteFile(readText(path));
      const written = await files.write(document, { source: 'import', actorId }, trial);
      sayWritten(say, document.merchantCode, written, trial);
    },
    async list() {
      say.table((await files.list()).map((site) => ({ ...site, hosts: site.hosts.join(' ') })));
    },
    async show([code = ''], { version }) {
      const shown = await files.show(code, version === undefined ? undefined : Number(version));
      say.log(`# Version ${shown.version}\n${stringify(shown.document)}`);
    },
    async history([code = '']) {
      const versions = await files.history(code);
      say.table(versions.map((row) => ({ ...row, contentHash: row.contentHash.slice(0, 12) })));
    },
    async restore([code = '', version = '']) {
      sayWritten(say, code, await files.restore(code, Number(version), actorId), false);
    },
    methods: (args, { 'dry-run': trial }) => showOrWriteMethods(args, trial),
    agent: (args) => addAgent(args),
    operators: (args, { roles }) => addOperators(args, (roles?.split(',') as OperatorRole[] | undefined) ?? everyRole),
  };
}

type Written = Awaited<ReturnType<SiteFiles['write']>>;

function sayWritten(say: Console, merchantCode: string, { isNew, version, changes }: Written, isTrial: boolean): void {
  const paths = Object.entries(changes);
  if (paths.length === 0) return say.log(`${merchantCode}: version ${version} says the same; nothing to do`);
  const done = isTrial ? 'would become' : 'is now';
  say.log(`${merchantCode}${isNew ? ', a new site,' : ''} ${done} version ${version}: ${paths.length} values differ`);
  const short = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 60);
  if (!isNew)
    say.table(paths.map(([path, { before, after }]) => ({ path, before: short(before), after: short(after) })));
}

function readWords(words: readonly string[]) {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    version: { type: 'string' },
    roles: { type: 'string' },
  } as const;
  return parseArgs({ args: [...words], options, allowPositionals: true });
}

type Options = ReturnType<typeof readWords>['values'];

function explain(error: unknown): string {
  if (error instanceof DocumentRefused) return error.message;
  if (error instanceof AppError) {
    if (error.code === 'request.not_found') return 'There is no such site, or no such version of it';
    const said = createServerTranslator().error(error.code, error.params, 'en');
    return error.field === null ? said : `${error.field}: ${said}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/**
 * The program `site import FILE [--dry-run] | list | show CODE | history CODE | restore CODE VERSION | operators CODE USERNAME
 * USERNAME | agent CODE USERNAME | methods CODE [FILE] [--dry-run]`; answers its status.
 */
export function siteProgram(words: readonly string[], terminal: Terminal): Promise<number> {
  return runProgram({ usage, read: readWords, commands: siteCommands, explain }, words, terminal);
}
