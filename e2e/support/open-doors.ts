import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, type SiteCode } from './operator.ts';
import { platformNames, playOn } from './start-platform.ts';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Takes back what is announced to newcomers in a window of its own: it would stand before every newcomer's journey. */
async function takeBackPopups(site: SiteCode): Promise<void> {
  const { printed } = await runCommand(['announcement', 'list'], { site });
  for (const id of printed
    .split('\n')
    .filter((line) => /\bPU\b/.test(line))
    .flatMap((line) => line.match(uuid) ?? [])) {
    const { status, printed: said } = await runCommand(['announcement', 'withdraw', id, 'journeys'], { site });
    if (status !== 0) throw new Error(said);
  }
}

/**
 * Takes the puzzle and the captcha off the first site: all journeys come from one address, so that one wrong password
 * would have every later login ask for characters that only a person can read. The second site keeps both.
 */
async function takeOffPuzzles(): Promise<void> {
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

/** Makes the platforms ready for people who never read and never solve. */
export default async function openDoors(): Promise<void> {
  for (const platform of platformNames) {
    playOn(platform);
    await takeOffPuzzles();
    for (const site of ['quetzal', 'tucan'] as const) await takeBackPopups(site);
  }
}
