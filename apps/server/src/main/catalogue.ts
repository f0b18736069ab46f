import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { systemClock } from '#kernel/clock/clock.ts';
import { createDatabase } from '#kernel/database/database.ts';
import { createEvents } from '#kernel/events/events.ts';
import { type CatalogueChange, createCatalogueEdits, readGames } from '#modules/games';
import { readPublicKey } from '#modules/vendors';
import { needDatabaseUrl } from './need-database-url.ts';
import { readText } from './read-text.ts';

// `node src/main/catalogue.ts vendor CODE ADDRESS NAME | games FILE | list` on the database of DATABASE_URL. The name on record
// is OPERATOR, else the user of this machine.

const usage = `Usage: catalogue vendor CODE ADDRESS NAME [--public-key X | --new-secret] [--wallet single|transfer] [--on | --off] [--dry-run]
  | games FILE [--dry-run] | list`;

const onError = (error: unknown): void => console.error(error);
const url = process.env['DATABASE_URL'] ?? '';
// One connection: what is asked last is done last, so nothing is cut off at the end.
const database = createDatabase({ url, poolMax: 1, onError });
const events = createEvents({ url, pool: database.pool, onError });
const edits = createCatalogueEdits({ db: database.db, clock: systemClock, events });
const actorId = process.env['OPERATOR'] ?? userInfo().username;

class WrongWords extends Error {}

function readWords() {
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    'dry-run': flag,
    'new-secret': flag,
    'public-key': { type: 'string', multiple: true },
    wallet: { type: 'string' },
    on: flag,
    off: flag,
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new WrongWords(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

type Options = ReturnType<typeof readWords>['values'];

function say({ subject, isNew, changes }: CatalogueChange, isTrial: boolean): void {
  console.log(`${subject} ${isTrial ? 'would be' : 'is'} ${isNew ? 'put in' : 'changed'}`);
  const short = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 60);
  if (!isNew)
    console.table(
      Object.entries(changes).map(([field, { before, after }]) => ({
        field,
        before: short(before),
        after: short(after),
      })),
    );
}

/** What a vendor's calls are checked with is configuration, and never in the database. */
function keysFor({ 'public-key': publicKeys, 'new-secret': isNewSecret }: Options): (() => unknown) | undefined {
  if (publicKeys !== undefined && isNewSecret) throw new WrongWords('A vendor has a secret or keys, not both');
  if (isNewSecret) return () => randomBytes(32).toString('base64url');
  if (publicKeys === undefined) return undefined;
  for (const x of publicKeys) {
    if (!/^[\w-]{43}$/.test(x)) throw new WrongWords('--public-key is the x of an Ed25519 JWK: 43 characters');
    readPublicKey(x);
  }
  if (publicKeys.length > 4) throw new WrongWords('A vendor has four keys at the most');
  return () => ({ publicKeys });
}

function walletOf({ wallet }: Options): { walletKind?: 'single' | 'transfer' } {
  if (wallet === undefined) return {};
  if (wallet !== 'single' && wallet !== 'transfer') throw new WrongWords('--wallet is single or transfer');
  return { walletKind: wallet };
}

async function saveVendor([code = '', baseUrl = '', ...words]: readonly string[], options: Options): Promise<void> {
  const { 'dry-run': isTrial, on, off } = options;
  if (on && off) throw new WrongWords('A vendor is switched on or off, not both');
  const keys = keysFor(options);
  const enabled = on || off ? { enabled: on } : {};
  const wish = { code, baseUrl, name: words.join(' '), ...walletOf(options), ...enabled };
  const change = await edits.saveVendor(wish, { actorId, isTrial });
  if (change === undefined) console.log(`${code} stands so already`);
  else say(change, isTrial);
  if (keys === undefined || isTrial) return;
  console.log(
    `Its calls are taken once this entry is in VENDOR_SECRETS of server and worker, and they have been restarted:`,
  );
  console.log(JSON.stringify({ [code]: keys() }).slice(1, -1));
}

const commands: Record<string, (args: readonly string[], options: Options) => Promise<void>> = {
  vendor: saveVendor,
  async games([path = ''], { 'dry-run': isTrial }) {
    const games = readGames(readText(path));
    const changed = await edits.saveGames(games, { actorId, isTrial });
    for (const change of changed) say(change, isTrial);
    console.log(`${changed.length} of ${games.length} games ${isTrial ? 'would differ' : 'are new or changed'}`);
  },
  async list() {
    console.table((await edits.vendors()).map((one) => ({ ...one, gameTypes: one.gameTypes.join(' ') })));
  },
};

try {
  const { values, positionals } = readWords();
  const [name = '', ...args] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new WrongWords(usage);
  needDatabaseUrl(url);
  await command(args, values);
  await database.pool.query('select 1');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof WrongWords ? 2 : 1;
} finally {
  await database.close();
}
