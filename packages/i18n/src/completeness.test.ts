import { expect, test } from 'vitest';
import { compareWords, expectedKeys, reportRoom } from './completeness.ts';
import { flatten } from './locale-files.ts';
import { completeTags } from './locale-table.ts';
import { categoriesOf, pluralStem } from './plural-keys.ts';

const english = new Map([
  ['title', 'Hello {{name}}'],
  ['games_one', '{{count}} game'],
  ['games_other', '{{count}} games'],
]);

test('nested words are known by their full key', () => {
  expect([...flatten({ a: { b: { c: 'x' } }, d: 'y' })]).toEqual([
    ['a.b.c', 'x'],
    ['d', 'y'],
  ]);
});

test('a language needs the plural forms of its own grammar', () => {
  expect(categoriesOf('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  expect([...expectedKeys(english.keys(), 'ja')]).toEqual(['title', 'games_other']);
  expect([...expectedKeys(english.keys(), 'pt')]).toEqual(['title', 'games_one', 'games_many', 'games_other']);
});

test('a key that ends in a category but has no other form is an ordinary key', () => {
  expect([...expectedKeys(['level_one'], 'ar')]).toEqual(['level_one']);
  expect(pluralStem('level')).toBeNull();
});

test('a missing key, an empty one and an extra one are told', () => {
  const report = compareWords(
    english,
    new Map([
      ['title', ''],
      ['games_one', '{{count}} juego'],
      ['other', 'x'],
    ]),
    'es',
  );
  expect(report).toEqual({ missing: ['title', 'games_many', 'games_other'], extra: ['other'], placeholders: [] });
});

test('a placeholder that is lost or made up is told', () => {
  expect(compareWords(english, new Map([['title', 'Hola']]), 'es').placeholders).toEqual(['title']);
  expect(compareWords(english, new Map([['title', 'Hola {{name}} {{account}}']]), 'es').placeholders).toEqual([
    'title',
  ]);
});

test('a form that stands for one number may say it in words', () => {
  expect(
    compareWords(
      english,
      new Map([
        ['games_two', 'لعبتان'],
        ['games_few', 'ألعاب'],
      ]),
      'ar',
    ).placeholders,
  ).toEqual(['games_few']);
});

test.each(completeTags)('the rooms that every page needs are complete in %s', (tag) => {
  for (const room of ['common', 'errors'] as const) {
    expect({ room, ...reportRoom(tag, room) }).toEqual({ room, missing: [], extra: [], placeholders: [] });
  }
});
