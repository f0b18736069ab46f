import { expect, test } from 'vitest';
import { readRoomFile, tagsWithFiles } from './locale-files.ts';
import { firstBundle, tagOfFirstBundle, wordsIdPrefix, wordsModule, wordsOfId } from './words-module.ts';

const site = { first: ['common', 'errors'], later: ['wallet'] } as const;
const idsIn = (source: string) => [...source.matchAll(/import\("([^"]+)"\)/g)].map((match) => match[1] ?? '');

test('a first paint costs one import for each language', () => {
  const first = idsIn(wordsModule(site)).filter((id) => tagOfFirstBundle(id) !== null);
  expect(first.map(tagOfFirstBundle)).toEqual(tagsWithFiles());
});

test('every import of the module leads to words', () => {
  for (const id of idsIn(wordsModule(site))) expect(wordsOfId(id, site)).toBeTypeOf('object');
  expect(wordsOfId(`${wordsIdPrefix}es/errors-es`, site)).toEqual(readRoomFile('es', 'errors'));
  expect(wordsOfId(`${wordsIdPrefix}es/words-es`, site)).toEqual(firstBundle('es', site));
});

test('the first bundle holds the rooms that the site named, and only those', () => {
  expect(Object.keys(firstBundle('es', site))).toEqual(['common', 'errors']);
});
