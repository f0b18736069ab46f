import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areaPreloads } from './area-preloads.ts';
import { type Area, areaGroups } from './areas.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'areas-'));
});
afterEach(() => rm(folder, { recursive: true }));

/* Three parts of a site: the first two share `near`, the last two `far`; both come out of one module that only passes on. */
const site = {
  'index.html':
    '<!doctype html><html><head><meta charset="utf-8" /><script type="module" src="/main.js"></script></head></html>',
  'main.js':
    "window.go = { home: () => import('./home.js'), menu: () => import('./menu.js'), game: () => import('./game.js') };",
  'home.js': "import { near } from './passage.js';\nwindow.home = near;",
  'menu.js': "import { near, far } from './passage.js';\nwindow.menu = [near, far];",
  'game.js': "import { farther } from './passage.js';\nwindow.game = farther;",
  'passage.js':
    "'use strict';\nimport { far } from './far.js';\nexport { near } from './near.js';\nexport { far };\nexport { far as farther } from './far.js';",
  'near.js': "export const near = { text: 'near-text' };",
  'far.js': "import { deep } from './deep.js';\nexport const far = { text: 'far-text', deep };",
  'deep.js': "export const deep = { text: 'deep-text' };",
};

async function built(areas: readonly Area[]): Promise<{ files: Map<string, string>; page: string }> {
  for (const [name, code] of Object.entries(site)) await writeFile(join(folder, name), code);
  await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    plugins: [areaPreloads(areas)],
    build: {
      modulePreload: false,
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: areaGroups(areas).map((group, index) => ({ ...group, priority: 9 - index })),
          },
        },
      },
    },
  });
  const dist = join(folder, 'dist');
  const scripts = (await readdir(dist)).filter((name) => name.endsWith('.js'));
  const files = new Map(
    await Promise.all(scripts.map(async (name) => [name, await readFile(join(dist, name), 'utf8')] as const)),
  );
  return { files, page: await readFile(join(dist, 'index.html'), 'utf8') };
}

/** The file that holds a text. */
const fileOf = (files: Map<string, string>, text: string): string | undefined =>
  [...files].find(([, code]) => code.includes(text))?.[0];

const home = { name: 'first', parts: ['home.js'], paths: '^/$' };
const menu = { name: 'second', parts: ['menu.js'] };

test('what parts share is in the file of the first area that needs it', async () => {
  const { files } = await built([home, menu]);
  expect(['near-text', 'far-text', 'deep-text'].map((text) => fileOf(files, text))).toEqual([
    'first.js',
    'second.js',
    'second.js',
  ]);
});

test('what no area has is in one more file, and no file imports that of a later area', async () => {
  const { files } = await built([home]);
  expect(fileOf(files, 'far-text')).toBe('rest.js');
  expect(files.get('first.js')).not.toContain('rest');
});

test('the parts of a whole area are in its file, which their address still fetches at once', async () => {
  const { files, page } = await built([{ ...home, parts: ['home.js', 'menu.js'], isWhole: true }]);
  expect([...files.keys()].toSorted()).toEqual(['first.js', 'game.js', 'index.js']);
  expect(fileOf(files, 'window.menu')).toBe('first.js');
  expect(/\[\[.*\]\]/.exec(page)?.[0]).toBe('[["^/$",["first.js"]]]');
});

test('an area with a part that the site does not have is an error', async () => {
  await expect(built([{ name: 'first', parts: ['gone.js'] }])).rejects.toThrow('gone.js');
});

test('a page names what the parts of its address need, and not the application', async () => {
  const { page } = await built([home, menu]);
  expect(/\[\[.*\]\]/.exec(page)?.[0]).toBe('[["^/$",["home.js","first.js"]]]');
});

test('a part that only some are shown is fetched for them alone', async () => {
  const { page } = await built([home, { ...menu, paths: '^/$', whom: 'visitor' }]);
  const fetchedBy = (visit: string): string[] => {
    const fetched: string[] = [];
    runInNewContext(/<script>(.*?)<\/script>/s.exec(page)?.[1] ?? '', {
      location: { pathname: '/' },
      document: {
        documentElement: { hasAttribute: () => false, getAttribute: () => visit },
        createElement: () => ({}),
        head: { appendChild: ({ href }: { href: string }) => fetched.push(href) },
      },
    });
    return fetched;
  };
  expect(fetchedBy('member')).toEqual(['/home.js', '/first.js']);
  expect(fetchedBy('visitor')).toContain('/menu.js');
});

test('without addresses the page stays as it was', async () => {
  const { page } = await built([menu]);
  expect(page).not.toContain('fetchPriority');
});
