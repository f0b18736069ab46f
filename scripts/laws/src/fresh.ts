import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs every generator and compares: what is committed must be what the sources make today.
const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const generated = [
  'apps/server/src/kernel/database/schema.generated.ts',
  'apps/server/sites/site-file.schema.json',
  'packages/api/openapi.json',
  'packages/api/src/schema.generated.ts',
  'packages/api/src/operations.generated.ts',
  'docs/operations/call-limits.md',
  'docs/permissions.md',
  'docs/vendors/openapi.json',
  'packages/i18n/src/english-words.generated.ts',
  'packages/games/src/slots/pictures/pictures.generated.ts',
];
const fonts = 'packages/ui/src/fonts/files';
/** What each generated file holds now, as text that can be compared, by its path. */
function read(): Map<string, string> {
  const files = [...generated, ...readdirSync(join(root, fonts)).map((name) => `${fonts}/${name}`)];
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'latin1')]));
}
const before = read();
const pnpm = (...args: string[]): unknown =>
  execFileSync('pnpm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
pnpm('--filter', '@quetzal/server', 'run', 'schema');
pnpm('--filter', '@quetzal/server', 'run', 'site-schema');
pnpm('--filter', '@quetzal/server', 'run', 'openapi');
pnpm('--filter', '@quetzal/codegen', 'run', 'gen');
pnpm('--filter', '@quetzal/ui', 'run', 'fonts');
pnpm('--filter', '@quetzal/studio', 'run', 'pictures');
execFileSync('node', ['packages/i18n/bin/generate-keys.ts'], { cwd: root, stdio: 'inherit' });
const after = read();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
for (const file of stale) console.error(`${file} was stale; it is made anew: look at it and commit it`);
process.exit(stale.length === 0 ? 0 : 1);
