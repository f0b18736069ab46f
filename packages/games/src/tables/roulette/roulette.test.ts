import { describe, expect, it } from 'vitest';
import { readCases } from '../../../testing/read-cases.ts';
import { createStream } from '../../fairness/index.ts';
import { tablesChecker } from '../check/index.ts';
import { BETS, netOf, POCKET_COUNT, RED, spin, WHEEL } from './index.ts';

const cases = readCases<{ game: string }>('live').filter(({ game }) => game === 'roulette');
const pockets = Array.from({ length: POCKET_COUNT }, (_, pocket) => pocket);
const countOf = (kind: string): number => [...BETS.keys()].filter((bet) => bet.startsWith(`${kind}:`)).length;

describe('European roulette', () => {
  it.each(cases.map((row, index) => ({ row, index })))('settles published case $index', ({ row }) => {
    for (const { faults } of tablesChecker.check(row)) expect(faults).toEqual([]);
  });

  it('offers 157 bets: 37 straights, 60 splits, 14 streets, 23 corners, 11 lines and the outside', () => {
    expect(['straight', 'split', 'street', 'corner', 'line', 'dozen', 'column'].map(countOf)).toEqual([
      37, 60, 14, 23, 11, 3, 3,
    ]);
    expect(BETS.size).toBe(157);
  });

  it('returns exactly 36 of 37 for every bet', () => {
    for (const bet of BETS.keys()) {
      const returned = pockets.reduce((sum, pocket) => {
        const result = netOf(bet, pocket);
        if (!result.ok) throw new Error(bet);
        expect(result.net.denominator).toBe(1);
        return sum + 1 + result.net.numerator;
      }, 0);
      expect([bet, returned]).toEqual([bet, 36]);
    }
  });

  it('has every pocket once on the wheel, red and black by turns', () => {
    expect(WHEEL.toSorted((a, b) => a - b)).toEqual(pockets);
    const colours = WHEEL.slice(1).map((number) => RED.includes(number));
    expect(colours.slice(1).every((colour, index) => colour !== colours[index])).toBe(true);
  });

  it.each([
    'split:3-4',
    'split:0-4',
    'split:18-17',
    'straight:37',
    'straight:01',
    'street:2-3-4',
    'corner:3-4-6-7',
    'dozen:4',
    'toString',
  ])('does not offer %s', (bet) => {
    expect(netOf(bet, 1)).toEqual({ ok: false, code: 'tables.unknown_bet' });
  });

  it('spins one of 37', () => {
    const seeds = ['33'.repeat(32), 'roulette:T1:1'] as const;
    expect(spin(createStream(...seeds))).toBe(createStream(...seeds).uniform(37));
  });
});
