// Writes what each component costs a page that imports it: the status page of Storybook shows it, a test keeps it true.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { weighAll } from './costs/all-costs.ts';

const table = await weighAll();
const file = new URL('../src/foundations/import-costs.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
const formatter = fileURLToPath(new URL('../../../node_modules/.bin/oxfmt', import.meta.url));
spawnSync(formatter, [fileURLToPath(file)], { shell: process.platform === 'win32' });
for (const [name, { bytes }] of Object.entries(table.components)) console.log(`${String(bytes).padStart(7)} ${name}`);
console.log(`${String(table.sharedBytes).padStart(7)} shared by all`);
