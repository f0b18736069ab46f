import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('a short list offers every page', () => {
  expect(pageWindow(2, 4)).toEqual([1, 2, 3, 4]);
  expect(pageWindow(1, 0)).toEqual([]);
});

test('a long list offers the ends and the neighbours, with gaps between', () => {
  expect(pageWindow(14, 29)).toEqual([1, null, 13, 14, 15, null, 29]);
});

test('a gap of a single page is that page', () => {
  expect(pageWindow(4, 29)).toEqual([1, 2, 3, 4, 5, null, 29]);
  expect(pageWindow(1, 29)).toEqual([1, 2, null, 29]);
});
