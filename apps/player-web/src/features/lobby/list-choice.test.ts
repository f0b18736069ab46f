import { expect, test } from 'vitest';
import { readChoice } from './list-choice.ts';

const read = (query: string) => readChoice(new URLSearchParams(query), ['all', 'hot']);

test('a choice is read from the address', () => {
  expect(read('filter=hot&search=rayo&sort=name&vassalage=SOL')).toEqual({
    filter: 'hot',
    search: 'rayo',
    sort: 'name',
    vassalage: 'SOL',
  });
});

test('a filter that is not offered is no choice', () => {
  expect(read('filter=favorites').filter).toBe('all');
});

test('what an address cannot mean is no choice, and a search has an end', () => {
  expect(read(`filter=mine&sort=price&search=%20%20`)).toEqual({
    filter: 'all',
    search: '',
    sort: null,
    vassalage: null,
  });
  expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(64);
});
