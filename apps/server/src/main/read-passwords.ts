import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Terminal } from './database-program.ts';

/**
 * The passwords of these people: typed twice each at a terminal, which shows nothing of them, else a line each of the
 * standard input.
 */
export async function readPasswords(
  usernames: readonly string[],
  { stdin, stderr }: Pick<Terminal, 'stdin' | 'stderr'>,
): Promise<string[]> {
  const isTyped = stdin.isTTY === true;
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: stdin, output, terminal: isTyped });
  reader.on('SIGINT', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();

  async function ask(username: string, question: string): Promise<string> {
    if (isTyped) stderr.write(question);
    const { value, done } = await lines.next();
    if (isTyped) stderr.write('\n');
    if (done === true) throw new Error(`No password was given for ${username}`);
    return value;
  }

  try {
    const passwords: string[] = [];
    for (const username of usernames) {
      const password = await ask(username, `Password of ${username}: `);
      if (isTyped && (await ask(username, 'The same again: ')) !== password)
        throw new Error('The two are not the same');
      passwords.push(password);
    }
    return passwords;
  } finally {
    reader.close();
  }
}
