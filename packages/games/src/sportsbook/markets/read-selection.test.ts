import { expect, it } from 'vitest';
import { readSelection } from './read-selection.ts';
import type { WireSelection } from './wire-selection.ts';

const refused: readonly (readonly [string, WireSelection])[] = [
  ['sports.market_unknown', { market: 'corners', pick: '1' }],
  ['sports.market_unknown', { market: 'ht_htft', pick: '1/1' }],
  ['sports.market_unknown', { market: 'ht_match_winner', pick: '1' }],
  ['sports.market_unknown', { market: '', pick: '1' }],
  ['sports.pick_unknown', { market: '1x2', pick: 'x' }],
  ['sports.pick_unknown', { market: 'dc', pick: '2X' }],
  ['sports.pick_unknown', { market: 'dnb', pick: 'X' }],
  ['sports.pick_unknown', { market: 'htft', pick: '1/1/1' }],
  ['sports.pick_unknown', { market: 'htft', pick: '1' }],
  ['sports.pick_unknown', { market: 'team_ou', pick: 'over', line: '1.50' }],
  ['sports.pick_unknown', { market: 'team_ou', pick: 'X_over', line: '1.50' }],
  ['sports.pick_unknown', { market: 'cs', pick: '4:0' }],
  ['sports.pick_unknown', { market: 'cs', pick: '1-0', listed: ['1-0', 'two'] }],
  ['sports.pick_unknown', { market: 'cs', pick: 'other_3' }],
  ['sports.pick_unknown', { market: 'map_score', pick: '1-1' }],
  ['sports.pick_unknown', { market: 'outright', pick: '' }],
  ['sports.line_missing', { market: 'ah', pick: '1' }],
  ['sports.line_malformed', { market: 'ah', pick: '1', line: '0.30' }],
  ['sports.line_malformed', { market: 'ou', pick: 'over', line: '-0.50' }],
  ['sports.line_malformed', { market: 'ou', pick: 'over', line: '1e1' }],
  ['sports.map_missing', { market: 'map_winner', pick: '1' }],
  ['sports.map_missing', { market: 'map_winner', pick: '1', map: 0 }],
  ['sports.map_missing', { market: 'map_winner', pick: '1', map: 1.5 }],
];

it.each(refused)('refuses with %s: %j', (code, wire) => {
  expect(readSelection(wire)).toEqual({ ok: false, code });
});

it('reads a market on the half-time score', () => {
  expect(readSelection({ market: 'ht_team_ou', pick: '2_under', line: '0.75' })).toEqual({
    ok: true,
    value: { market: 'team_ou', team: '2', pick: 'under', line: 3, period: 'half' },
  });
});

it('knows the scores from 0-0 to 3-3 when a correct-score market lists none', () => {
  const read = readSelection({ market: 'cs', pick: '3-2' });
  expect(read).toMatchObject({ ok: true, value: { pick: { kind: 'score', score: [3, 2] } } });
});
