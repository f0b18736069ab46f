import { expect, test } from 'vitest';
import { unusedIn } from './unused-keys.ts';

const keys = ['title', 'games_one', 'games_other', 'period.today', 'period.week', 'lost'].map((key) => ({
  room: 'lobby',
  key,
}));

test('a key counts as used in quotes, by its plural stem, and by the start of a template', () => {
  const source = "t('title'); t('lobby:games', { count }); t(`period.${name}`)";
  expect(unusedIn(source, keys)).toEqual(['lobby:lost']);
});
