import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reachableFrom } from './unused-sources.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'));
});
afterEach(() => rm(folder, { recursive: true }));

const resolve = async (specifier: string, importer: string) =>
  specifier.startsWith('.') ? join(dirname(importer), specifier) : null;

async function reached(files: Record<string, string>): Promise<string[]> {
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
  const found = await reachableFrom([join(folder, 'main.tsx')], resolve);
  return [...found].map((path) => path.slice(folder.length + 1)).sort();
}

test('what is imported at once, later, passed on or for its effect is reached; the rest is not', async () => {
  const files = {
    'main.tsx': "import { a } from './a.ts';\nimport './effect.ts';\nconst later = () => import('./later.tsx');",
    'a.ts': "export {\n  b,\n} from './b.ts';\nimport { useState } from 'react';",
    'b.ts': "import { a } from './a.ts';",
    'effect.ts': '',
    'later.tsx': '',
    'a.test.ts': "import { a } from './a.ts';",
  };
  expect(await reached(files)).toEqual(['a.ts', 'b.ts', 'effect.ts', 'later.tsx', 'main.tsx']);
});

test('what is no script is not read', async () => {
  expect(await reached({ 'main.tsx': "import './app.css';", 'app.css': '' })).toEqual(['main.tsx']);
});
