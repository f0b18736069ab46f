import { expect, test } from 'vitest';
import { withFavorite } from './favorites.ts';

test('a game is marked once, however often it is asked', () => {
  expect(withFavorite(withFavorite(['1'], '2', true), '2', true)).toEqual(['1', '2']);
});

test('unmarking leaves the others, and is fine when there was no mark', () => {
  expect(withFavorite(['1', '2'], '1', false)).toEqual(['2']);
  expect(withFavorite(['1'], '9', false)).toEqual(['1']);
});
