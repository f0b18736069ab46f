import { expect, test } from 'vitest';
import { readRoomFile, tagsWithFiles } from './locale-files.ts';
import { firstBundle, laterRoomOf, tagOfFirstBundle, wordsIdPrefix, wordsModule, wordsText } from './words-module.ts';

const site = { first: ['common', 'errors'], later: ['wallet'] } as const;
const idsIn = (source: string) => [...source.matchAll(/import\("([^"]+)"\)/g)].map((match) => match[1] ?? '');

test('a first paint costs one import for each language', () => {
  const first = idsIn(wordsModule(site)).filter((id) => tagOfFirstBundle(id) !== null);
  expect(first.map(tagOfFirstBundle)).toEqual(tagsWithFiles());
});

test('every import leads to words: of the module to first bundles, of a first bundle to the later rooms of its language', () => {
  for (const id of idsIn(wordsModule(site))) expect(wordsText(id, site)).toMatch(/^export default \{/);
  const spanish = wordsText(`${wordsIdPrefix}es/words-es`, site);
  expect(spanish).toContain(`export default ${JSON.stringify(firstBundle('es', site))};`);
  expect(idsIn(spanish)).toEqual([`${wordsIdPrefix}es/wallet-es`]);
  const wallet = JSON.stringify(readRoomFile('es', 'wallet'));
  expect(wordsText(`${wordsIdPrefix}es/wallet-es`, site)).toBe(`export default ${wallet};`);
});

test('the first bundle holds the rooms that the site named, and only those', () => {
  expect(Object.keys(firstBundle('es', site))).toEqual(['common', 'errors']);
});

test('the module of a later room says whose it is; a first bundle and a stranger do not', () => {
  expect(laterRoomOf(`\0${wordsIdPrefix}zh-Hans/account-entry-zh-Hans`)).toEqual({
    tag: 'zh-Hans',
    room: 'account-entry',
  });
  expect(laterRoomOf(`\0${wordsIdPrefix}es/words-es`)).toBeNull();
  expect(laterRoomOf('/src/main.tsx')).toBeNull();
});
