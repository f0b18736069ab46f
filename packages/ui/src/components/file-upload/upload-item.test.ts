import { expect, test } from 'vitest';
import { formatBytes, problemsOf } from './upload-item.ts';

const limits = { accept: ['image/png', 'image/jpeg'], sizeMaxBytes: 5_000_000, filesMax: 3 };
const png = (size: number) => ({ type: 'image/png', size });

test('each file is told by the first rule that it breaks', () => {
  expect(problemsOf([{ type: 'application/pdf', size: 0 }, png(0), png(5_000_001), png(5_000_000)], 0, limits)).toEqual(
    ['type', 'empty', 'size', undefined],
  );
});

test('files beyond the number are refused, and refused ones take no place', () => {
  expect(problemsOf([png(1), png(0), png(1), png(1)], 1, limits)).toEqual([undefined, 'empty', undefined, 'count']);
});

test('sizes are written in the way of the language', () => {
  expect(formatBytes(841_200, 'es-MX')).toMatch(/^842.kB$/);
  expect(formatBytes(4_240_000, 'de-DE')).toMatch(/^4,2.MB$/);
});
