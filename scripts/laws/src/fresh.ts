import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

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
const run = promisify(execFile);
const pnpm = (name: string, script: string) =>
  run('pnpm', ['--filter', `@quetzal/${name}`, 'run', script], { cwd: root });
// What the client is made of is what the server has just said; the other files have nothing to do with each other.
await Promise.all([
  pnpm('server', 'schema')
    .then(() => pnpm('server', 'site-schema'))
    .then(() => pnpm('server', 'openapi'))
    .then(() => pnpm('codegen', 'gen')),
  pnpm('ui', 'fonts')
    .then(() => pnpm('studio', 'pictures'))
    .then(() => run('node', ['packages/i18n/bin/generate-keys.ts'], { cwd: root })),
]);
const after = read();
const stale = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
for (const file of stale) console.error(`${file} was stale; it is made anew: look at it and commit it`);
process.exit(stale.length === 0 ? 0 : 1);
