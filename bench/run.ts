import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

// `npm run bench` runs every benchmark, `npm run bench -- ledger` one. Each prints a table against a baseline that it
// names and measures in the same run, and writes bench/results/<name>.json.
const root = resolve(import.meta.dirname, '..');
const benchmarks: Record<string, string> = {
  ledger: 'apps/server/bench/ledger.ts',
  vendor: 'apps/server/bench/vendor.ts',
  games: 'packages/games/bench/games.ts',
  web: 'e2e/bench/web.ts',
  frames: 'e2e/bench/frames.ts',
  interactions: 'e2e/bench/interactions.ts',
};
/** What the server is started with where it serves many (see docs/operations/running.md). */
const manyServed = ['--max-semi-space-size=64', '--no-parallel-scavenge'];
const flags: Record<string, string[]> = { ledger: manyServed, vendor: manyServed };
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(benchmarks);
for (const name of names) {
  const file = benchmarks[name];
  if (file === undefined || !existsSync(join(root, file))) {
    console.error(`No benchmark "${name}"; there are ${Object.keys(benchmarks).join(', ')}`);
    process.exit(2);
  }
  console.log(`\n${name}`);
  const done = spawnSync(process.execPath, [...(flags[name] ?? []), join(root, file)], { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) process.exit(done.status ?? 1);
}
