// Makes a component that passes every law and is then yours to write:
//   pnpm --filter @quetzal/ui new-component <name> <Group>     (such as: new-component prize-wheel "Game site")
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { groups } from '../src/foundations/component-facts.ts';
import { componentFiles } from './new-component/component-files.ts';

const [name = '', group = ''] = process.argv.slice(2);
const folder = new URL(`../src/components/${name}/`, import.meta.url);

function refuse(reason: string): never {
  console.error(
    `${reason}\nUsage: pnpm --filter @quetzal/ui new-component <name-in-kebab-case> <${groups.join(' | ')}>`,
  );
  process.exit(2);
}

if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) refuse(`"${name}" is no name in kebab-case.`);
if (!groups.some((known) => known === group)) refuse(`"${group}" is no group of the catalogue.`);
if (existsSync(folder)) refuse(`There is a component "${name}" already.`);

mkdirSync(folder);
for (const [file, text] of Object.entries(componentFiles(name, group))) writeFileSync(new URL(file, folder), text);
const formatter = fileURLToPath(new URL('../../../node_modules/.bin/oxfmt', import.meta.url));
spawnSync(formatter, [fileURLToPath(folder)], { shell: process.platform === 'win32' });
console.log(`src/components/${name} is there. Next, in packages/ui:
  pnpm storybook                                see it
  pnpm exec vitest run src/components/${name}      its tests and stories, both themes
  pnpm costs                                    add its import cost to the table
CONTRIBUTING.md says the rest.`);
