import { describe, expect, it } from 'vitest';
import { readCases } from '../../../testing/read-cases.ts';
import { DECK } from '../../cards/index.ts';
import { createStream } from '../../fairness/index.ts';
import { tablesChecker } from '../check/index.ts';
import { BETS, deal, netOf } from './index.ts';

const cases = readCases<{ game: string }>('live').filter(({ game }) => game === 'dragontiger');

describe('dragon-tiger', () => {
  it.each(cases.map((row, index) => ({ row, index })))('settles published case $index', ({ row }) => {
    for (const { faults } of tablesChecker.check(row)) expect(faults).toEqual([]);
  });

  it.each([...BETS.keys()])('returns for %s exactly what is published over all pairs of cards', (bet) => {
    let returned = 0;
    for (const dragon of DECK) {
      for (const tiger of DECK) {
        // Of eight alike one is gone when the other side has it.
        const ways = 8 * (dragon === tiger ? 7 : 8);
        const result = netOf(bet, { dragon, tiger });
        if (!result.ok) throw new Error(bet);
        returned += ways * (1 + result.net.numerator / result.net.denominator);
      }
    }
    expect(returned / (416 * 415)).toBeCloseTo(BETS.get(bet)?.returnToPlayer ?? 0, 6);
  });

  it('deals the first two cards of a shuffle of eight decks', () => {
    const seeds = ['11'.repeat(32), 'dragontiger:T1:5'] as const;
    const shoe = Array.from({ length: 8 }, () => DECK).flat();
    const { dragon, tiger } = deal(createStream(...seeds));
    expect([dragon, tiger]).toEqual(createStream(...seeds).draw(shoe, 2));
  });

  it.each(['player', 'd.big', ''])('does not know the bet %j', (bet) => {
    expect(netOf(bet, { dragon: 'AS', tiger: '2S' })).toEqual({ ok: false, code: 'tables.unknown_bet' });
  });
});
