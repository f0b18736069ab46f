import { Console } from 'node:console';
import { userInfo } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { createDatabase, type Database } from '#kernel/database/database.ts';
import { createEvents, type Events } from '#kernel/events/events.ts';

/** Where a program is run, as `process` is. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable;
  stderr: Writable;
}

/** What the work has: the database, who is on record for it and where it is told what became of it. */
export interface AtWork {
  db: Database;
  events: Events;
  /** The name on record: OPERATOR, else the user of this machine. */
  actorId: string;
  say: Console;
  terminal: Terminal;
}

/** Words that the program can do nothing with. */
export class WrongWords extends Error {}

/** A program of commands: `vendor CODE ADDRESS`, `list`. */
export interface DatabaseProgram<Options> {
  usage: string;
  /** Throws an error that says what is wrong with the words. */
  read: (words: readonly string[]) => { positionals: readonly string[]; values: Options };
  /** What there is to do, by the first word. */
  commands: (at: AtWork) => Readonly<Record<string, (args: readonly string[], options: Options) => Promise<void>>>;
  /** What a person reads of an error, by default its message. */
  explain?: (error: unknown) => unknown;
}

const noDatabase = 'Set DATABASE_URL to the database of the platform, or start the platform here: then it is found';
const messageOf = (error: unknown): unknown => (error instanceof Error ? error.message : error);

/** Runs a program on the database of DATABASE_URL; answers its status: 0, 1 for what was refused, 2 for wrong words. */
export async function runProgram<Options>(
  program: DatabaseProgram<Options>,
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const say = new Console(terminal.stdout, terminal.stderr);
  try {
    const { positionals, values } = readWords(program, words);
    const [name = '', ...args] = positionals;
    const url = terminal.env['DATABASE_URL'] ?? '';
    // Without one the driver would look for a database on this machine.
    if (url === '') throw new Error(noDatabase);
    const actorId = terminal.env['OPERATOR'] ?? userInfo().username;
    await withDatabase(url, say, async ({ db, events }) => {
      const commands = program.commands({ db, events, actorId, say, terminal });
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
      if (command === undefined) throw new WrongWords(program.usage);
      await command(args, values);
    });
    return 0;
  } catch (error) {
    say.error((program.explain ?? messageOf)(error));
    return error instanceof WrongWords ? 2 : 1;
  }
}

function readWords<Options>({ read, usage }: DatabaseProgram<Options>, words: readonly string[]) {
  try {
    return read(words);
  } catch (cause) {
    throw new WrongWords(`${String(messageOf(cause))}\n${usage}`, { cause });
  }
}

async function withDatabase(url: string, say: Console, work: (on: Pick<AtWork, 'db' | 'events'>) => Promise<void>) {
  const onError = (error: unknown): void => say.error(error);
  // One connection: what is asked last is done last, so nothing is cut off at the end.
  const { db, pool, close } = createDatabase({ url, poolMax: 1, onError });
  try {
    await work({ db, events: createEvents({ url, pool, onError }) });
    await pool.query('select 1');
  } finally {
    await close();
  }
}
