import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const wellKnown = [
  // Without the windows of a whole browser a page costs a fifth less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function works(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function playwrightsOwn(root: string): boolean {
  const args = ['--filter', '@quetzal/e2e', 'exec', 'playwright', 'install', 'chromium'];
  return spawnSync('pnpm', args, { cwd: root, stdio: 'ignore', timeout: 180_000 }).status === 0;
}

function debians(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);
  if (!apt('update') || !(install('chromium-headless-shell') || install('chromium'))) return undefined;
  // Letters as wide as Arial's, which most devices have: without them tests of what stands in for our fonts are skipped.
  install('fonts-liberation');
  return wellKnown.find(works);
}

/**
 * Finds a browser for the tests, or gets one: Debian's where we may install packages, else Playwright's own. Says what it
 * did. Returns the program's path, or an empty string for Playwright's own.
 */
export function findBrowser(root: string): string {
  const named = process.env['CHROMIUM_PATH'];
  const found = [named, ...wellKnown].find((path) => path !== undefined && path !== '' && works(path));
  if (found !== undefined) {
    console.log(`Browser: ${found}`);
    return found;
  }
  console.log('Browser: none found; installing Debian’s chromium');
  const installed = debians();
  if (installed !== undefined) {
    console.log(`Browser: installed ${installed}`);
    return installed;
  }
  console.log('Browser: fetching Playwright’s own');
  if (playwrightsOwn(root)) return '';
  throw new Error('No browser for the tests. Install Chromium, or name one with CHROMIUM_PATH.');
}
