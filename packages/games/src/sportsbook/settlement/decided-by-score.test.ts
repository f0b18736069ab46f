import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSelection } from '../markets/read-selection.ts';
import type { WireSelection } from '../markets/wire-selection.ts';
import { isEsports, isFootball, type Score, type Side } from '../markets/selection.ts';
import { decidedByMaps, decidedByScore } from './decided-by-score.ts';
import { judgeScore } from './judge-score.ts';

function football(wire: WireSelection, score: Score, ht?: Score) {
  const read = readSelection(wire);
  if (!read.ok || !isFootball(read.value)) throw new Error(JSON.stringify(wire));
  return decidedByScore(read.value, { score, ...(ht !== undefined && { ht }) });
}

function esports(wire: WireSelection, maps: readonly Side[], bestOf: number) {
  const read = readSelection(wire);
  if (!read.ok || !isEsports(read.value)) throw new Error(JSON.stringify(wire));
  return decidedByMaps(read.value, { maps, bestOf });
}

describe('an abandoned football match', () => {
  it('has decided a total once the score has passed its line', () => {
    expect(football({ market: 'ou', pick: 'over', line: '2.50' }, [3, 0])).toBe('win');
    expect(football({ market: 'ou', pick: 'under', line: '2.75' }, [2, 2])).toBe('lose');
    expect(football({ market: 'ou', pick: 'over', line: '2.50' }, [2, 0])).toBeUndefined();
    expect(football({ market: 'ou', pick: 'over', line: '2.75' }, [2, 1])).toBeUndefined();
    expect(football({ market: 'team_ou', pick: '2_over', line: '0.50' }, [0, 1])).toBe('win');
  });

  it('leaves results and handicaps open, whatever the lead', () => {
    expect(football({ market: '1x2', pick: '1' }, [9, 0])).toBeUndefined();
    expect(football({ market: 'ah', pick: '1', line: '-15.50' }, [0, 0])).toBeUndefined();
    expect(football({ market: 'ou', pick: 'over', line: '40.50' }, [0, 0])).toBeUndefined();
  });

  it('has decided both to score, and exact scores that can no longer come', () => {
    expect(football({ market: 'btts', pick: 'no' }, [1, 1])).toBe('lose');
    expect(football({ market: 'cs', pick: '1-0' }, [1, 1])).toBe('lose');
    expect(football({ market: 'cs', pick: '3-3' }, [0, 0])).toBeUndefined();
    expect(football({ market: 'cs', pick: 'other_X' }, [3, 4])).toBeUndefined();
  });

  it('has decided the half-time markets after the first half only', () => {
    expect(football({ market: 'ht_1x2', pick: 'X' }, [1, 0], [0, 0])).toBe('win');
    expect(football({ market: 'ht_1x2', pick: 'X' }, [1, 0])).toBeUndefined();
    expect(football({ market: 'htft', pick: '1/1' }, [1, 0], [0, 0])).toBe('lose');
    expect(football({ market: 'htft', pick: 'X/1' }, [1, 0], [0, 0])).toBeUndefined();
    expect(football({ market: 'htft', pick: '1/1' }, [1, 0])).toBeUndefined();
  });

  it('never decides against what any later score would give', () => {
    const goals = fc.nat(5);
    const line = fc.integer({ min: 0, max: 24 });
    fc.assert(
      fc.property(goals, goals, goals, goals, line, (home, away, moreHome, moreAway, quarters) => {
        const selection = { market: 'ou', pick: 'over', line: quarters } as const;
        const decided = decidedByScore({ ...selection, period: 'full' }, { score: [home, away] });
        const final = judgeScore(selection, [home + moreHome, away + moreAway]);
        expect(decided ?? final).toBe(final);
      }),
    );
  });
});

describe('an abandoned series', () => {
  it('has decided the maps that were played and everything that their score implies', () => {
    expect(esports({ market: 'map_winner', pick: '2', map: 1 }, ['1'], 3)).toBe('lose');
    expect(esports({ market: 'map_winner', pick: '2', map: 2 }, ['1'], 3)).toBeUndefined();
    expect(esports({ market: 'total_maps', pick: 'over', line: '2.50' }, ['1', '2'], 3)).toBe('win');
    expect(esports({ market: 'map_score', pick: '2-0' }, ['1', '2'], 3)).toBe('lose');
    expect(esports({ market: 'match_winner', pick: '1' }, ['1', '1'], 5)).toBeUndefined();
    expect(esports({ market: 'match_winner', pick: '1' }, ['1', '1'], 3)).toBe('win');
  });
});
