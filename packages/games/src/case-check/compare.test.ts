import { describe, expect, it } from 'vitest';
import { compare, decimalOf, unitsOf } from './index.ts';

describe('comparing with what was expected', () => {
  it('finds nothing where all that is named agrees', () => {
    expect(compare('', { a: 1, b: [1, { c: 'x' }] }, { a: 1, b: [1, { c: 'x', more: 2 }], other: 3 })).toEqual([]);
    expect(compare('n', '12', 12n)).toEqual([]);
  });

  it('names each place that differs', () => {
    expect(compare('', { a: 1, b: [1, { c: 'x' }] }, { a: 2, b: [1, {}] })).toEqual([
      { field: 'a', expected: 1, actual: 2 },
      { field: 'b[1].c', expected: 'x', actual: undefined },
    ]);
  });

  it.each([
    [[1], [1, 2]],
    [[], 1],
    [{ a: 1 }, undefined],
    [{ a: null }, { a: undefined }],
    ['1', 1],
    [undefined, 1],
  ])('takes %j for different from %j', (expected, actual) => {
    expect(compare('x', expected, actual)).not.toEqual([]);
  });
});

describe('amounts of examples', () => {
  it('are units of a ten-thousandth', () => {
    expect(['10', '0.01', '33.33', '1.2345'].map(unitsOf)).toEqual([100_000n, 100n, 333_300n, 12_345n]);
    expect([decimalOf(242_810n), decimalOf(0n), decimalOf(8192, 2), decimalOf(47, 1)]).toEqual([
      '24.2810',
      '0.0000',
      '81.92',
      '4.7',
    ]);
  });
});
