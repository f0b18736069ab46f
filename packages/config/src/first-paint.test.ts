import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstPaint } from './first-paint.ts';

let folder: string;
let page: string;
let sheets: string[];

const site = {
  'index.html': `<!doctype html><html data-theme="dark"><head><meta charset="utf-8" /><script>var kept = "<b>" && 1;</script>
<script type="module" src="/main.js"></script></head><body><div class="shell">first</div></body></html>`,
  'main.js': "import './main.css';",
  'main.css': `:root, [data-theme='dark'] { --ground: #012; } [data-theme='light'] { --ground: #fed; }
@layer utilities { .shell { color: teal; } .later { color: maroon; } @media (width >= 768px) { .shell { margin: 1px; } } }`,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-paint-'));
  for (const [name, text] of Object.entries(site)) await writeFile(join(folder, name), text);
  await build({ root: folder, logLevel: 'silent', configFile: false, plugins: [firstPaint()] });
  page = await readFile(join(folder, 'dist/index.html'), 'utf8');
  const assets = join(folder, 'dist/assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  sheets = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')));
});
afterAll(() => rm(folder, { recursive: true }));

const inPage = () => /<head>.*<style>(.*)<\/style>.*<\/head>/s.exec(page)?.[1] ?? '';

test('the rules of what stands in the page are in its head, at every width, and no others', () => {
  expect(inPage()).toContain('teal');
  expect(inPage()).toContain('margin:1px');
  expect(inPage()).not.toContain('later');
});

test('the tokens of both looks are there, since a script chooses one before anything is painted', () => {
  expect(inPage()).toContain('--ground:#012');
  expect(inPage()).toContain('--ground:#fed');
});

test('the style sheet stands at the end of the body, where nothing waits for it but scripts, and is whole', () => {
  const head = page.slice(0, page.indexOf('</head>'));
  expect(head).not.toContain('rel="stylesheet"');
  expect(page).toMatch(/<\/div>\s*<link rel="stylesheet"[^>]* href="\/assets\/[^"]+\.css">\s*<\/body>/);
  expect(sheets).toEqual([expect.stringMatching(/teal.*maroon/s)]);
});

test('the scripts of the page are as they were', () => {
  expect(page).toContain('<script>var kept = "<b>" && 1;</script>');
});
