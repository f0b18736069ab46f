#!/usr/bin/env node
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

// `node packages/games/bin/bundle-costs.ts` bundles every door of the package alone, as a page would that needs only
// that one, prints what it adds, and writes docs/games/bundle-costs.md. Exits 1 when counting the bets of a lottery
// category costs a page 6 kB or more.
const COUNT_BYTES_MAX = 6_000;
const root = join(import.meta.dirname, '..');
const page = join(root, '../../docs/games/bundle-costs.md');

type Cost = { readonly door: string; readonly minified: number; readonly gzip: number };

async function measure(door: string): Promise<Cost> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2024',
      lib: { entry: join(root, 'src', door, 'index.ts'), formats: ['es'] },
      minify: true,
      rollupOptions: { output: { minify: { mangle: true, compress: true, codegen: { removeWhitespace: true } } } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return { door, minified: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length };
}

/** A category's own door reads and counts; settlement has a door behind it. */
function isCount({ door }: Cost): boolean {
  return door.startsWith('lottery/') && doors.includes(`${door}/settle`);
}

const doors = globSync('**/index.ts', { cwd: join(root, 'src') })
  .map(dirname)
  .filter((door) => !/(^|\/)(check|case-check)$/.test(door))
  .toSorted((one, other) => one.localeCompare(other));
const costs: Cost[] = [];
for (const door of doors) costs.push(await measure(door));

const rows = costs.map(
  ({ door, minified, gzip }) => `| \`@quetzal/games/${door}\` | ${String(minified)} | ${String(gzip)} |`,
);
const text = [
  '# What each door of packages/games adds to a page',
  '',
  'Bytes of the door bundled alone, with everything it needs. Made by `node packages/games/bin/bundle-costs.ts`.',
  '',
  '| door | minified | gzip |',
  '|---|---:|---:|',
  ...rows,
  '',
].join('\n');
mkdirSync(dirname(page), { recursive: true });
writeFileSync(page, text);
process.stdout.write(text);

const heavy = costs.filter((cost) => isCount(cost) && cost.gzip >= COUNT_BYTES_MAX);
for (const { door, gzip } of heavy)
  process.stderr.write(`${door}: ${String(gzip)} bytes, ${String(COUNT_BYTES_MAX)} or more\n`);
process.exitCode = heavy.length > 0 ? 1 : 0;
