import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratio } from '../odds/fraction.ts';
import {
  type ChasePart,
  chaseMultiples,
  endedByPlayer,
  endedByVoid,
  endedByWin,
  type Growth,
  totalOf,
} from './index.ts';

const multiplesOf = (issues: number, growth: Growth): unknown => {
  const multiples = chaseMultiples(issues, growth);
  return multiples.ok ? multiples.value : multiples.code;
};

describe('multiples', () => {
  it('stay the same', () => {
    expect(multiplesOf(3, { kind: 'constant', multiple: 7 })).toEqual([7, 7, 7]);
  });

  it('grow by a factor every few issues', () => {
    const growth: Growth = { kind: 'multiply', start: 2, factor: 3, every: 2 };
    expect(multiplesOf(5, growth)).toEqual([2, 2, 6, 6, 18]);
  });

  it('for a target profit are the least that reach it with everything spent so far', () => {
    // After n bets of 2 a win of 19.5 has to be 3 n at least: six single ones reach it, the seventh does not.
    const growth: Growth = { kind: 'profit', rate: ratio(1, 2), cost: 20_000n, prize: 195_000n };
    expect(multiplesOf(8, growth)).toEqual([1, 1, 1, 1, 1, 1, 2, 2]);
  });

  it('for a target profit reach it in every issue, and one less would not', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 7n });
    const property = fc.property(
      amount,
      amount,
      fc.nat(300),
      fc.integer({ min: 2, max: 40 }),
      (cost, prize, percent, issues) => {
        const multiples = chaseMultiples(issues, { kind: 'profit', rate: ratio(percent, 100), cost, prize });
        if (!multiples.ok) return;
        const isEnough = (multiple: bigint, spentBefore: bigint): boolean => {
          const spent = spentBefore + multiple * cost;
          return (multiple * prize - spent) * 100n >= BigInt(percent) * spent;
        };
        let spent = 0n;
        for (const multiple of multiples.value.map(BigInt)) {
          expect([isEnough(multiple, spent), multiple > 1n && isEnough(multiple - 1n, spent)]).toEqual([true, false]);
          spent += multiple * cost;
        }
      },
    );
    fc.assert(property, { seed: 2026 });
  });

  it.each<[string, number, Growth, string]>([
    ['one issue', 1, { kind: 'constant', multiple: 1 }, 'bad_issue_count'],
    ['121 issues', 121, { kind: 'constant', multiple: 1 }, 'bad_issue_count'],
    ['a multiple of 0', 2, { kind: 'constant', multiple: 0 }, 'bad_multiple'],
    ['a multiple that grows over the limit', 40, { kind: 'multiply', start: 1, factor: 2, every: 1 }, 'bad_multiple'],
    ['a broken factor', 3, { kind: 'multiply', start: 1, factor: 1.5, every: 1 }, 'bad_growth'],
    ['a factor that never comes', 3, { kind: 'multiply', start: 1, factor: 2, every: 0 }, 'bad_growth'],
    [
      'a win that pays only what it costs with the profit',
      3,
      { kind: 'profit', rate: ratio(1, 2), cost: 2n, prize: 3n },
      'no_profit',
    ],
    ['a cost of nothing', 3, { kind: 'profit', rate: ratio(1, 2), cost: 0n, prize: 3n }, 'bad_growth'],
  ])('of %s are refused', (_, issues, growth, code) => {
    expect(multiplesOf(issues, growth)).toBe(`lottery.${code}`);
  });

  it('over the limit name the issue where it happens', () => {
    const growth: Growth = { kind: 'multiply', start: 1, factor: 10, every: 1 };
    expect(chaseMultiples(10, growth)).toEqual({ ok: false, code: 'lottery.bad_multiple', row: 5 });
  });
});

describe('a chase', () => {
  const part = (issue: number, state: ChasePart['state']): ChasePart => ({
    issue: `20261121-000${String(issue)}`,
    state,
    amount: BigInt(issue) * 100n,
    closesAt: issue * 1000,
  });
  const parts = [part(1, 'settled'), part(2, 'placed'), part(3, 'placed'), part(4, 'waiting'), part(5, 'cancelled')];
  const issuesOf = ({ parts: ended }: { parts: readonly ChasePart[] }): string[] =>
    ended.map(({ issue }) => issue.slice(-1));

  it('holds all its parts', () => {
    expect(totalOf(parts)).toBe(1500n);
  });

  it('ends with a win but for the part whose issue has closed before', () => {
    const ended = endedByWin(parts, { hasWon: true }, 2000);
    expect([issuesOf(ended), ended.refund]).toEqual([['3', '4'], 700n]);
  });

  it('goes on without a win', () => {
    expect(endedByWin(parts, { hasWon: false }, 0)).toEqual({ parts: [], refund: 0n });
  });

  it('gives the player back the parts that are asked for and not closed', () => {
    const asked = parts.map(({ issue }) => issue).filter((issue) => !issue.endsWith('4'));
    expect(issuesOf(endedByPlayer(parts, asked, 2999))).toEqual(['3']);
    expect(issuesOf(endedByPlayer(parts, asked, 3000))).toEqual([]);
  });

  it('loses only the part of a void issue', () => {
    expect(issuesOf(endedByVoid(parts, '20261121-0002'))).toEqual(['2']);
    expect(issuesOf(endedByVoid(parts, '20261121-0001'))).toEqual([]);
  });
});
