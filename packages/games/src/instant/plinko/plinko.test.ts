import { describe, expect, it } from 'vitest';
import { bucketsOf, drop, multiplierIn, RISKS, ROWS } from './index.ts';

/** Published returns as fractions. */
const returns: Readonly<Record<string, readonly [number, number]>> = {
  '8-low': [1241, 1280],
  '8-medium': [31, 32],
  '8-high': [1241, 1280],
  '12-low': [19_863, 20_480],
  '12-medium': [19_861, 20_480],
  '12-high': [19_863, 20_480],
  '16-low': [317_827, 327_680],
  '16-medium': [79_461, 81_920],
  '16-high': [158_907, 163_840],
};

function binomial(n: number, k: number): number {
  return k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k;
}

describe('plinko', () => {
  it.each(ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk }))))(
    'returns exactly what is published for $rows rows at $risk risk',
    ({ rows, risk }) => {
      const buckets = bucketsOf(rows, risk);
      expect(buckets).toHaveLength(rows + 1);
      const tenths = buckets.reduce((sum, { parts }, bucket) => sum + parts * binomial(rows, bucket), 0);
      const [paid, staked] = returns[`${String(rows)}-${risk}`] ?? [0, 1];
      expect(tenths * staked).toBe(paid * 10 * 2 ** rows);
    },
  );

  it('goes right when the top bit of a word is one', () => {
    const words = [2 ** 31, 2 ** 31 - 1, 2 ** 32 - 1, 0, 0, 0, 0, 0];
    expect(drop({ word: () => words.shift() ?? 0 }, 8)).toEqual({ path: [1, 0, 1, 0, 0, 0, 0, 0], bucket: 2 });
  });

  it('knows its boards and their buckets only', () => {
    expect(multiplierIn({ rows: 16, risk: 'high' }, 0)).toEqual({ ok: true, multiplier: { parts: 4460, of: 10 } });
    expect(multiplierIn({ rows: 9, risk: 'high' }, 0)).toEqual({ ok: false, code: 'plinko.unknown_board' });
    expect(multiplierIn({ rows: 8, risk: 'extreme' }, 0)).toEqual({ ok: false, code: 'plinko.unknown_board' });
    expect(multiplierIn({ rows: 8, risk: 'low' }, 9)).toEqual({ ok: false, code: 'plinko.unknown_bucket' });
  });
});
