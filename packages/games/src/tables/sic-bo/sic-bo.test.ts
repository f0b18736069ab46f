import { describe, expect, it } from 'vitest';
import { readCases } from '../../../testing/read-cases.ts';
import { createStream } from '../../fairness/index.ts';
import { tablesChecker } from '../check/index.ts';
import { BETS, netOf, roll } from './index.ts';

const cases = readCases<{ game: string }>('live').filter(({ game }) => game === 'sicbo');
const FACES = [1, 2, 3, 4, 5, 6];
const outcomes = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c): [number, number, number] => [a, b, c])));

describe('sic bo', () => {
  it.each(cases.map((row, index) => ({ row, index })))('settles published case $index', ({ row }) => {
    for (const { faults } of tablesChecker.check(row)) expect(faults).toEqual([]);
  });

  it.each([...BETS.keys()])('returns for %s exactly what is published over all 216 rolls', (bet) => {
    const nets = outcomes.map((dice) => {
      const result = netOf(bet, dice);
      if (!result.ok) throw new Error(bet);
      return result.net.numerator / result.net.denominator;
    });
    expect(nets.reduce((sum, net) => sum + 1 + net, 0) / 216).toBeCloseTo(BETS.get(bet)?.returnToPlayer ?? 0, 6);
  });

  it('offers 52 bets and none on impossible sums', () => {
    expect(BETS.size).toBe(5 + 14 + 18 + 15);
    for (const bet of ['sum:3', 'sum:18', 'single:0', 'single:7', 'pair:3-3', 'pair:5-2', 'triple', '']) {
      expect(netOf(bet, [1, 2, 3])).toEqual({ ok: false, code: 'tables.unknown_bet' });
    }
  });

  it('rolls three dice by three uniform numbers', () => {
    const stream = createStream('22'.repeat(32), 'sicbo:T1:9');
    expect(roll(createStream('22'.repeat(32), 'sicbo:T1:9'))).toEqual([6, 6, 6].map((n) => 1 + stream.uniform(n)));
  });
});
