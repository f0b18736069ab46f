import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { bareEnvironment } from './bare-environment.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** `npm run ops -- site ...` on the database itself, by the name `root`. */
export interface SiteCommands {
  /** Runs a command with these lines on its standard input. */
  site(words: readonly string[], lines?: readonly string[]): { status: number | null; stdout: string; stderr: string };
  /** Writes a file of this text; answers its path. */
  write(name: string, text: string): string;
  /** Imports the first site of the demo as a site of its own, with the code `colibri`. */
  importColibri(): void;
}

/** Gives the commands to the tests of a file; what they wrote goes with it. */
export function useSiteCommands(database: { url: string }): SiteCommands {
  const folder = mkdtempSync(join(tmpdir(), 'site-commands-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const site: SiteCommands['site'] = (words, lines = []) => {
    const env = { ...bareEnvironment, DATABASE_URL: database.url, OPERATOR: 'root', QUETZAL_DATA: '/nowhere' };
    const args = ['scripts/operator/src/command.ts', 'site', ...words];
    const input = lines.map((line) => `${line}\n`).join('');
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, input, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  const write: SiteCommands['write'] = (name, text) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  return {
    site,
    write,
    importColibri() {
      const demo = readFileSync(join(root, 'apps/server/sites/quetzal.yaml'), 'utf8');
      const text = demo
        .replace('merchantCode: quetzal', 'merchantCode: colibri')
        .replace('http://localhost:4100', 'https://colibri.example')
        .replace('http://localhost:4200', 'https://agents.colibri.example')
        .replace('hosts: [localhost, 127.0.0.1]', 'hosts: []');
      site(['import', write('colibri.yaml', text)]);
    },
  };
}
