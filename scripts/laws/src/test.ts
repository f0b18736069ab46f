import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acquireTestServer } from '@quetzal/local-postgres';
import { findBrowser } from './browser.ts';
import { runStep, type Step, type StepResult } from './step.ts';
import { secondTriesIn, tellingLines } from './telling-lines.ts';

const root = resolve(fileURLToPath(import.meta.url), '../../../..');
const turbo = (...args: string[]): string[] => ['run', ...args, '--output-logs=new-only', '--log-order=grouped'];

// Cheap and certain first, so that a slip shows within seconds. These only read.
const reading: Step[] = [
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
];
// It writes, so nobody may read beside it.
const fresh: Step = { title: 'generated files are fresh', program: 'node', args: ['scripts/laws/src/fresh.ts'] };
/* Their tests keep all processors busy by themselves; others wait now and then, so that two of them fit. */
const busy = ['ui', 'web-kit', 'player-web', 'agent-web', 'server'];
const long: Step[] = [
  { title: 'types and builds', program: 'turbo', args: turbo('typecheck', 'build') },
  { title: 'bytes of the first load', program: 'node', args: ['scripts/laws/src/budgets.ts'] },
  {
    title: 'tests of the other packages',
    program: 'turbo',
    args: turbo('test', '--concurrency=2', '--continue', ...busy.map((name) => `--filter=!@quetzal/${name}`)),
  },
  {
    title: 'tests of the sites and the server',
    program: 'turbo',
    args: turbo('test', '--concurrency=1', '--continue', ...busy.map((name) => `--filter=@quetzal/${name}`)),
  },
  { title: 'journeys in the browser', program: 'turbo', args: turbo('e2e') },
];

const chromium = findBrowser(root);
const database = await acquireTestServer();
const env = { TEST_DATABASE_URL: database.url, CHROMIUM_PATH: chromium };
const results: StepResult[] = [];
try {
  const left = [...reading];
  // Most of them keep one processor busy, so two go side by side.
  const take = async () => {
    for (let step = left.shift(); step !== undefined; step = left.shift())
      results.push(await runStep({ ...step, env }, root, false));
  };
  await Promise.all([take(), take()]);
  results.push(await runStep({ ...fresh, env }, root, false));
  for (const step of long) results.push(await runStep({ ...step, env }, root, true));
} finally {
  await database.stop();
}
// Who reads only the end of a long log finds there what went wrong.
const failed = results.filter(({ isOk }) => !isOk);
for (const { line, printed } of failed) console.log(`\n${line}\n${tellingLines(printed).join('\n')}`);
const again = results.flatMap(({ printed }) => secondTriesIn(printed));
if (again.length > 0) console.log(`\nPassed only when tried again:\n${again.join('\n')}`);
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
