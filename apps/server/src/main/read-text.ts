import { readFileSync } from 'node:fs';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file',
  EISDIR: 'This is a folder, not a file:',
  EACCES: 'It is not allowed to read',
};

/** The text of a file that somebody named at a terminal, or of the standard input (0); throws an error that says what is wrong with it. */
export function readText(path: string | 0): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const reason = reasons[(cause as NodeJS.ErrnoException).code ?? ''];
    throw reason === undefined ? cause : new Error(`${reason} ${path}`, { cause });
  }
}
