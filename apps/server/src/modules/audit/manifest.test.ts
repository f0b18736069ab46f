import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differencesBetween, readManifest } from './manifest.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'manifest-'));
  for (const folder of ['src/deep', 'other']) mkdirSync(join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries({
    'src/a.ts': 'a',
    'src/deep/b.ts': 'b',
    'src/deep.ts': 'beside a folder of nearly its name',
    'src/B.ts': 'capital',
    'lock.yaml': 'l',
    'other/x': 'not asked for',
  })) {
    writeFileSync(join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the manifest', () => {
  it('is what independent tools say it is', async () => {
    const recipe = 'find src lock.yaml -type f | LC_ALL=C sort | xargs -d "\\n" sha256sum | sha256sum';
    const [said] = execFileSync('sh', ['-c', recipe], { cwd: root, encoding: 'utf8' }).split(' ');
    expect((await readManifest(root, ['src', 'lock.yaml'])).digest).toBe(said);
  });

  it('leaves out what is not there yet, and does not follow links out of its folders', async () => {
    symlinkSync(join(root, 'other'), join(root, 'src/link'));
    const { files } = await readManifest(root, ['src', 'not-built/dist']);
    expect(Object.keys(files)).toEqual(['src/B.ts', 'src/a.ts', 'src/deep.ts', 'src/deep/b.ts']);
  });

  it('tells each file that was changed, added or taken away', async () => {
    const before = await readManifest(root, ['src']);
    writeFileSync(join(root, 'src/a.ts'), 'A');
    writeFileSync(join(root, 'src/new.ts'), 'n');
    rmSync(join(root, 'src/B.ts'));
    const after = await readManifest(root, ['src']);
    expect(after.digest).not.toBe(before.digest);
    expect(differencesBetween(before.files, after.files)).toEqual([
      { path: 'src/B.ts', what: 'missing' },
      { path: 'src/a.ts', what: 'changed' },
      { path: 'src/new.ts', what: 'added' },
    ]);
  });
});
