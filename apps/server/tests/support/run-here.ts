import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Terminal } from '#main/database-program.ts';

/** What a program answered and showed. */
export interface Shown {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program in this process, which need not load it anew, with these lines on its standard input and nothing in its
 * environment but `env`.
 */
export async function runHere(
  program: (words: readonly string[], terminal: Terminal) => Promise<number>,
  words: readonly string[],
  env: Terminal['env'],
  lines: readonly string[] = [],
): Promise<Shown> {
  const stdin = Readable.from(lines.map((line) => `${line}\n`));
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const shown = Promise.all([text(stdout), text(stderr)]);
  const status = await program(words, { env, stdin, stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, errors] = await shown;
  return { status, stdout: out, stderr: errors };
}
