import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acquireTestServer } from '@quetzal/local-postgres';
import { findBrowser } from './browser.ts';
import { runStep, type Step } from './step.ts';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const turbo = (...args: string[]): string[] => ['run', ...args, '--output-logs=new-only', '--log-order=grouped'];

// Cheap and certain first, so that a slip shows within seconds.
const quick: Step[] = [
  { title: 'format', program: 'oxfmt', args: ['--check'] },
  { title: 'lint', program: 'oxlint', args: ['--deny-warnings'] },
  { title: 'laws', program: 'node', args: ['scripts/laws/src/check.ts'] },
  {
    title: 'who may import whom',
    program: 'scripts/laws/node_modules/.bin/depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'scripts', 'e2e'],
  },
  { title: 'unused code', program: 'knip', args: ['--no-progress'] },
  { title: 'words in all complete languages', program: 'pnpm', args: ['--filter', '@quetzal/i18n', 'run', 'check'] },
  { title: 'generated files are fresh', program: 'node', args: ['scripts/laws/src/fresh.ts'] },
];
const long: Step[] = [
  { title: 'types', program: 'turbo', args: turbo('typecheck') },
  { title: 'builds', program: 'turbo', args: turbo('build') },
  { title: 'bytes of the first load', program: 'node', args: ['scripts/laws/src/budgets.ts'] },
  { title: 'tests of every package', program: 'turbo', args: turbo('test', '--concurrency=1') },
  { title: 'journeys in the browser', program: 'turbo', args: turbo('e2e') },
];

const chromium = findBrowser(root);
const database = await acquireTestServer();
const env = { TEST_DATABASE_URL: database.url, CHROMIUM_PATH: chromium };
let passed = 0;
let failed = 0;
try {
  for (const step of [...quick, ...long]) {
    const isOk = await runStep({ ...step, env }, root, long.includes(step));
    if (isOk) passed += 1;
    else failed += 1;
  }
} finally {
  await database.stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
