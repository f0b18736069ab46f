import { expect, test } from 'vitest';
import { nextSort } from './data-table-columns.ts';

test('a new column is sorted from the largest down', () => {
  expect(nextSort(undefined, 'balance')).toEqual({ key: 'balance', order: 'desc' });
  expect(nextSort({ key: 'createdAt', order: 'asc' }, 'balance')).toEqual({ key: 'balance', order: 'desc' });
});

test('the same column again turns the order round', () => {
  expect(nextSort({ key: 'balance', order: 'desc' }, 'balance')).toEqual({ key: 'balance', order: 'asc' });
  expect(nextSort({ key: 'balance', order: 'asc' }, 'balance')).toEqual({ key: 'balance', order: 'desc' });
});
