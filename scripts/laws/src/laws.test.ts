import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBreaches } from './laws.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'laws-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function breachesOf(file: string, text: string): string[] {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  return findBreaches(root, [file]).map((breach) => `${breach.line} ${breach.law}`);
}

describe('a planted breach is caught', () => {
  it.each([
    ['packages/ui/src/components/card/card.tsx', 'const tint = "#ff0000";', 'colours are named by tokens'],
    ['apps/player-web/src/shared/bar.tsx', 'return <div className="ml-2 flex" />;', 'logical properties'],
    ['apps/player-web/src/shared/list.tsx', 'return <ul className="grid sm:grid-cols-2" />;', 'widths are those of'],
    ['apps/server/src/kernel/a.ts', "export * from './b.ts';", 'export by name'],
    ['apps/server/src/kernel/a.test.ts', "it.only('x', () => {});", 'switched off'],
    ['docs/a.md', `"d": "${'k'.repeat(43)}"`, 'keys and tokens'],
    ['docs/map.md', 'see /home/ana/quetzal/apps', 'paths of one machine'],
    ['packages/ui/src/utils/a.ts', 'export const a = 1;', 'a folder is named for what it holds'],
    ['packages/ui/package.json', '{"dependencies":{"react":"^19"}}', 'pinned in the catalog'],
  ])('%s', (file, text, law) => {
    expect(breachesOf(file, text)).toEqual([expect.stringContaining(law)]);
  });
});

describe('what is allowed passes', () => {
  it.each([
    ['packages/ui/src/components/card/card.tsx', '// once was #ff0000 with ml-2'],
    ['apps/player-web/src/shared/bar.tsx', 'return <a className="ms-2 hover:text-fg" href="#top" />;'],
    ['packages/ui/src/components/card/card.tsx', "padding: { none: '', sm: 'p-3', md: 'md:p-4' },"],
    ['packages/ui/package.json', '{"dependencies":{"react":"catalog:","@quetzal/i18n":"workspace:*"}}'],
  ])('%s', (file, text) => {
    expect(breachesOf(file, text)).toEqual([]);
  });
});
