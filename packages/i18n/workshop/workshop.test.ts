import { expect, test } from 'vitest';
import { flatten, readRoomFile } from '../src/locale-files.ts';
import { completeTags } from '../src/locale-table.ts';
import { rooms } from '../src/rooms.ts';
import { changedKeys, fingerprint, fingerprints, sentencesOf } from './english.ts';
import { ignoredTerms, termsIn } from './glossary.ts';
import { hasSameMarkup, lettersOf } from './markup.ts';
import { exportLanguage, readTranslations } from './po.ts';
import { pseudo } from './pseudo.ts';
import { roomText } from './room-writer.ts';
import { textWidth } from './text-width.ts';
import { readSource } from './translation-files.ts';

const glossary = { stake: { english: ['stake', 'stakes'], meaning: '' }, team: { english: ['team'], meaning: '' } };

test('a term counts where it is a word of its own, and not in the name of a placeholder', () => {
  expect(termsIn('Your stakes and {{team}}', glossary)).toEqual(['stake']);
  expect(termsIn('Mistaken steamer', glossary)).toEqual([]);
});

test('a translation that says a term in other words is told, a bent form is not', () => {
  const own = { stake: ['apuest'] };
  expect(ignoredTerms('Your stake', 'Tus Apuestas', glossary, own)).toEqual([]);
  expect(ignoredTerms('Your stake', 'Tu postura', glossary, own)).toEqual(['stake']);
  expect(ignoredTerms('Your team', 'Tu grupo', glossary, own), 'no word is agreed for it').toEqual([]);
});

test('tags may change places but not be lost', () => {
  expect(hasSameMarkup('<b>a</b> <1>b</1>', '<1>b</1> <b href="x">a</b>')).toBe(true);
  expect(hasSameMarkup('<b>a</b>', '<b>a')).toBe(false);
});

test('placeholders, tags, figures and signs are no letters', () => {
  expect(lettersOf('<b>{{from}}</b>–{{to}} 24/7 ñ')).toBe('ñ');
});

test('width counts what a reader sees', () => {
  expect(textWidth('Depósito')).toBe(8);
  expect(textWidth('存款')).toBe(4);
  expect(textWidth('ฝากเงิน')).toBeLessThan(7);
  expect(textWidth('<b>{{amount}}</b>')).toBe(4);
});

test('the pseudo language keeps placeholders and tags, is longer, and shows its ends', () => {
  expect(pseudo('<b>{{n}}</b> bets')).toMatch(/^\[<b>\{\{n\}\}<\/b> ƀéţš ~+\]$/);
});

test('a changed English sentence is noticed, a new one is not stale', () => {
  const source = { 'a:x': fingerprint('Old'), 'a:y': fingerprint('Same') };
  const english = new Map([
    ['a:x', 'New'],
    ['a:y', 'Same'],
    ['a:z', 'Fresh'],
  ]);
  expect(changedKeys(source, english)).toEqual(['a:x']);
});

test('English as it stands was taken note of: else run `npm run i18n -- sync`', () => {
  expect(readSource()).toEqual(fingerprints(sentencesOf('en')));
});

test.each(completeTags.filter((tag) => tag !== 'en'))('%s comes back from a PO file as it went out', (tag) => {
  const { taken, unknown, outdated } = readTranslations(exportLanguage(tag));
  expect({ unknown, outdated }).toEqual({ unknown: [], outdated: [] });
  expect(Object.fromEntries(taken)).toEqual(Object.fromEntries(sentencesOf(tag)));
});

test.each(completeTags)('a room of %s that is written anew says the same', (tag) => {
  for (const room of rooms) {
    const words = flatten(readRoomFile(tag, room));
    expect({ room, words: flatten(JSON.parse(roomText(tag, room, words))) }).toEqual({ room, words });
  }
});
