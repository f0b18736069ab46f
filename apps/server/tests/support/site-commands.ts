import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { siteProgram } from '#main/site-program.ts';
import { runHere, type Shown } from './run-here.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The program behind `npm run ops -- site ...`, run in this process by the name `root`. */
export interface SiteCommands {
  /** Runs a command with these lines on its standard input. */
  site(words: readonly string[], lines?: readonly string[]): Promise<Shown>;
  /** Writes a file of this text; answers its path. */
  write(name: string, text: string): string;
  /** Imports the first site of the demo as a site of its own, with the code `colibri`. */
  importColibri(): Promise<void>;
}

/** Gives the commands to the tests of a file; what they wrote goes with it. */
export function useSiteCommands(database: { url: string }): SiteCommands {
  const folder = mkdtempSync(join(tmpdir(), 'site-commands-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const env = { DATABASE_URL: database.url, OPERATOR: 'root' };
  const write: SiteCommands['write'] = (name, text) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const site: SiteCommands['site'] = (words, lines) => runHere(siteProgram, words, env, lines);
  return {
    site,
    write,
    async importColibri() {
      const demo = readFileSync(join(root, 'apps/server/sites/quetzal.yaml'), 'utf8');
      const text = demo
        .replace('merchantCode: quetzal', 'merchantCode: colibri')
        .replace('http://localhost:4100', 'https://colibri.example')
        .replace('http://localhost:4200', 'https://agents.colibri.example')
        .replace('hosts: [localhost, 127.0.0.1]', 'hosts: []');
      const { stderr } = await site(['import', write('colibri.yaml', text)]);
      if (stderr !== '') throw new Error(stderr);
    },
  };
}
