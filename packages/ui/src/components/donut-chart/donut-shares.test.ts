import { expect, test } from 'vitest';
import { donutShares } from './donut-shares.ts';

const parts = (values: readonly number[]) =>
  values.map((value, index) => ({ key: `p${index}`, label: `P${index}`, value }));

test('shares add up to the whole', () => {
  expect(donutShares(parts([50, 30, 20])).map((part) => part.share)).toEqual([0.5, 0.3, 0.2]);
});

test('more than six parts become six, the last with the sum of the rest', () => {
  const shares = donutShares(parts([9, 8, 7, 6, 5, 4, 3, 2]), 'Otros');
  expect(shares).toHaveLength(6);
  expect(shares.at(-1)).toMatchObject({ label: 'Otros', value: 9 });
});

test('zeros and losses have no share and no place on the ring', () => {
  const shares = donutShares(parts([10, 0, -5]));
  expect(shares.map((part) => part.share)).toEqual([1, 0, 0]);
  expect(shares.map((part) => part.path !== '')).toEqual([true, false, false]);
});

test('nothing at all is a ring without parts', () => {
  expect(donutShares(parts([0, 0])).map((part) => part.share)).toEqual([0, 0]);
});
