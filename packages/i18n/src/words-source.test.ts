import { expect, test } from 'vitest';
import { neededTags, readRoom, type WordsSource } from './words-source.ts';

const source: WordsSource = {
  completeness: { en: true, es: true, fr: false },
  firstRooms: ['common'],
  first: {
    es: async () => ({
      default: { common: { hello: 'hola' } },
      later: { wallet: async () => ({ default: { balance: 'saldo' } }) },
    }),
  },
};

test('a complete language needs no other', () => {
  expect(neededTags(source, ['es', 'en'])).toEqual(['es']);
});

test('an incomplete language brings the next complete one along', () => {
  expect(neededTags(source, ['fr', 'es', 'en'])).toEqual(['fr', 'es']);
});

test('a language without files is skipped', () => {
  expect(neededTags(source, ['ja', 'es', 'en'])).toEqual(['es']);
});

test('rooms come from the first bundle, from their own file, or are empty', async () => {
  expect(await readRoom(source, 'es', 'common')).toEqual({ hello: 'hola' });
  expect(await readRoom(source, 'es', 'wallet')).toEqual({ balance: 'saldo' });
  expect(await readRoom(source, 'ja', 'common')).toEqual({});
  expect(await readRoom(source, 'es', 'records')).toEqual({});
});
