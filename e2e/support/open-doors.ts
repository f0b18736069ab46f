import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './operator.ts';

/**
 * Takes the puzzle and the captcha off the first site: all journeys come from one address, so that one wrong password
 * would have every later login ask for characters that only a person can read. The second site keeps both.
 */
export default async function openDoors(): Promise<void> {
  const shown = await runCommand(['site', 'show', 'quetzal']);
  const open = shown.printed.replace(/^(\s+(?:slider|captcha)): (?:risk|always)$/gm, '$1: off');
  if (open === shown.printed) return;
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  try {
    const file = join(folder, 'quetzal.yaml');
    await writeFile(file, open);
    const { status, printed } = await runCommand(['site', 'import', file]);
    if (status !== 0) throw new Error(printed);
  } finally {
    await rm(folder, { recursive: true });
  }
}
