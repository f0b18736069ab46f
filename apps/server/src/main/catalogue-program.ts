import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { systemClock } from '#kernel/clock/clock.ts';
import { type CatalogueChange, createCatalogueEdits, readGames } from '#modules/games';
import { readPublicKey } from '#modules/vendors';
import { type AtWork, type DatabaseProgram, runProgram, type Terminal, WrongWords } from './database-program.ts';
import { readText } from './read-text.ts';

const usage = `Usage: catalogue vendor CODE ADDRESS NAME [--public-key X | --new-secret] [--wallet single|transfer] [--on | --off] [--dry-run]
  | games FILE [--dry-run] | list`;

function readWords(words: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    'dry-run': flag,
    'new-secret': flag,
    'public-key': { type: 'string', multiple: true },
    wallet: { type: 'string' },
    on: flag,
    off: flag,
  } as const;
  return parseArgs({ args: [...words], options, allowPositionals: true });
}

type Options = ReturnType<typeof readWords>['values'];

function sayChange(say: Console, { subject, isNew, changes }: CatalogueChange, isTrial: boolean): void {
  say.log(`${subject} ${isTrial ? 'would be' : 'is'} ${isNew ? 'put in' : 'changed'}`);
  const short = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 60);
  if (!isNew)
    say.table(
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

/** What can be done about the catalogue, by the first word. */
function catalogueCommands({ db, events, actorId, say }: AtWork): ReturnType<DatabaseProgram<Options>['commands']> {
  const edits = createCatalogueEdits({ db, clock: systemClock, events });

  return {
    async vendor([code = '', baseUrl = '', ...words], options) {
      const { 'dry-run': isTrial, on, off } = options;
      if (on && off) throw new WrongWords('A vendor is switched on or off, not both');
      const keys = keysFor(options);
      const enabled = on || off ? { enabled: on } : {};
      const wish = { code, baseUrl, name: words.join(' '), ...walletOf(options), ...enabled };
      const change = await edits.saveVendor(wish, { actorId, isTrial });
      if (change === undefined) say.log(`${code} stands so already`);
      else sayChange(say, change, isTrial);
      if (keys === undefined || isTrial) return;
      say.log(
        `Its calls are taken once this entry is in VENDOR_SECRETS of server and worker, and they have been restarted:`,
      );
      say.log(JSON.stringify({ [code]: keys() }).slice(1, -1));
    },
    async games([path = ''], { 'dry-run': isTrial }) {
      const games = readGames(readText(path));
      const changed = await edits.saveGames(games, { actorId, isTrial });
      for (const change of changed) sayChange(say, change, isTrial);
      say.log(`${changed.length} of ${games.length} games ${isTrial ? 'would differ' : 'are new or changed'}`);
    },
    async list() {
      say.table((await edits.vendors()).map((one) => ({ ...one, gameTypes: one.gameTypes.join(' ') })));
    },
  };
}

/** The program `catalogue vendor CODE ADDRESS NAME | games FILE | list`; answers its status. */
export function catalogueProgram(words: readonly string[], terminal: Terminal): Promise<number> {
  return runProgram({ usage, read: readWords, commands: catalogueCommands }, words, terminal);
}
