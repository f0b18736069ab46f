// The only script that runs on whatever Node the machine has (20.19 or newer) and without a dependency: it installs the
// pinned Node, pnpm and packages from the npm registry, then runs the task on them.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');
const onWindows = process.platform === 'win32';
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const env = {
  ...process.env,
  PATH: bin + delimiter + process.env.PATH,
  CI: process.env.CI ?? '1',
  // Node keeps what it made of our TypeScript, so that the next start of a program need not make it again.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
};
// npm hands its own settings down; pnpm would warn about those that it does not know.
for (const name of Object.keys(env)) if (/^npm_config_(yes|nodedir|_.*)$/i.test(name)) delete env[name];

/** Only what the task itself prints goes to its output, so that it can be put into a file. */
const say = (line) => console.error(`[quetzal] ${line}`);

const command = (name) => join(bin, onWindows ? `${name}.cmd` : name);

function run(program, args, stdio = 'inherit') {
  return spawnSync(program, args, { cwd: root, env, stdio, shell: onWindows, encoding: 'utf8' });
}

function install() {
  const startedAt = performance.now();
  // A link may outlive what it points at (an interrupted install): pnpm is trusted only when it answers.
  const answers = existsSync(command('pnpm')) && run(command('pnpm'), ['--version'], 'ignore').status === 0;
  if (!answers) say('Installing packages; the first time takes about half a minute');
  const [program, first] = answers
    ? [command('pnpm'), []]
    : [onWindows ? 'npx.cmd' : 'npx', ['--yes', packageManager.split('+')[0]]];
  const done = run(
    program,
    [...first, 'install', '--frozen-lockfile', '--prefer-offline'],
    ['ignore', 'pipe', 'inherit'],
  );
  if (done.status !== 0) {
    process.stderr.write(done.stdout ?? '');
    process.exit(done.status ?? 1);
  }
  say(`Packages ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

function build() {
  say('Building what changed');
  const done = run(
    command('turbo'),
    ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only', '--log-order=grouped'],
    ['ignore', 'ignore', 'inherit'],
  );
  if (done.status !== 0) {
    const errorsOnly = ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only'];
    run(command('turbo'), errorsOnly, ['inherit', process.stderr, 'inherit']);
    process.exit(done.status ?? 1);
  }
}

function stay(program, args) {
  const child = spawn(command(program), args, { cwd: root, env, stdio: 'inherit', shell: onWindows });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm may die without handing its signal on: then nobody is left who could stop us.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const [task = 'setup', ...rest] = process.argv.slice(2);
const tasks = {
  setup: () => {},
  start: () => {
    build();
    stay('node', ['scripts/stack/src/start.ts', ...rest]);
  },
  fuzz: () => {
    build();
    stay('node', ['scripts/fuzz/src/fuzz.ts', ...rest]);
  },
  test: () => stay('node', ['scripts/laws/src/test.ts', ...rest]),
  ops: () => stay('node', ['scripts/operator/src/command.ts', ...rest]),
  i18n: () => stay('node', ['packages/i18n/bin/i18n.ts', ...rest]),
  bench: () => {
    // Only what a browser opens is built before.
    if (rest.length === 0 || rest.includes('web') || rest.includes('frames')) build();
    stay('node', ['bench/run.ts', ...rest]);
  },
  storybook: () => stay('pnpm', ['--filter', '@quetzal/ui', 'storybook']),
};
if (tasks[task] === undefined) {
  say(`Unknown task "${task}"; there are ${Object.keys(tasks).join(', ')}`);
  process.exit(2);
}
install();
tasks[task]();
