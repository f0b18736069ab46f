import { expect, test } from 'vitest';
import { allValue, withAll, withoutAll } from './all-option.ts';

const a = { value: 'a', label: 'A' };
const b = { value: 'b', label: 'B' };
const closed = { value: 'c', label: 'C', disabled: true };
const row = { value: allValue, label: 'Todos' };
const options = [a, b, closed];

test('the row for everything is on exactly when all that can be chosen is', () => {
  expect(withAll([a], options, 'Todos')).toEqual([a]);
  expect(withAll([b, a], options, 'Todos')).toEqual([row, b, a]);
  expect(withAll([b, a], options, undefined)).toEqual([b, a]);
  expect(withAll([], [], 'Todos')).toEqual([]);
});

test('the row adds what is missing and keeps the order of what was chosen before', () => {
  expect(withoutAll([b, row], [b], options, 'Todos')).toEqual([b, a]);
});

test('the row leaves everything except what cannot be changed', () => {
  expect(withoutAll([closed, a, b], [closed, a, b], options, 'Todos')).toEqual([closed]);
});

test('leaving one of all leaves only that one', () => {
  expect(withoutAll([row, b], [a, b], options, 'Todos')).toEqual([b]);
});
