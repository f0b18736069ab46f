import { describe, expect, it } from 'vitest';
import { readCases } from '../../../testing/read-cases.ts';
import { readCaseLeg, type CaseLeg } from '../check/case-leg.ts';
import { readSelection } from '../markets/read-selection.ts';
import type { WireSelection } from '../markets/wire-selection.ts';
import type { Selection } from '../markets/selection.ts';
import type { Match } from './match.ts';
import { settleLeg, type Circumstances } from './settle-leg.ts';

type TicketCase = {
  readonly kind: string;
  readonly ticket: { readonly legs: readonly CaseLeg[] };
  readonly expect: { readonly results: readonly string[] };
};

function selectionOf(wire: WireSelection): Selection {
  const read = readSelection(wire);
  if (!read.ok) throw new Error(read.code);
  return read.value;
}

function settle(wire: WireSelection, match: Match, circumstances?: Circumstances) {
  return settleLeg(selectionOf(wire), match, circumstances);
}

const won = (result: string) => ({ ok: true, value: { result } });
const voided = (voidReason: string) => ({ ok: true, value: { result: 'void', voidReason } });

describe('the published legs', () => {
  const tickets = readCases<TicketCase>('sports').filter(({ kind }) => kind === 'ticket');
  const legs = tickets.flatMap(({ ticket, expect: { results } }) =>
    ticket.legs.map((leg, index) => ({ leg, result: results[index] })),
  );

  it('all end as published', () => {
    expect(legs.length).toBe(756);
    for (const { leg, result } of legs) {
      const read = readCaseLeg(leg);
      if (!read.ok) throw new Error(`${read.code} in ${JSON.stringify(leg)}`);
      const settled = settleLeg(read.value.selection, read.value.match, read.value.circumstances);
      expect(settled.ok && settled.value.result, `the leg ${JSON.stringify(leg)}`).toBe(result);
    }
  });
});

describe('a football leg', () => {
  const match: Match = { sport: 'football', status: 'finished', ft: [2, 1], ht: [0, 1] };

  it('takes half-time markets on the half-time score', () => {
    expect(settle({ market: 'ht_1x2', pick: '2' }, match)).toEqual(won('win'));
    expect(settle({ market: 'ht_dnb', pick: '1' }, match)).toEqual(won('lose'));
    expect(settle({ market: 'ht_ah', pick: '1', line: '0.75' }, match)).toEqual(won('half_lose'));
    expect(settle({ market: 'ht_cs', pick: '0-1' }, match)).toEqual(won('win'));
    expect(settle({ market: 'htft', pick: '2/1' }, match)).toEqual(won('win'));
  });

  it('is void on half-time markets when no half-time score was recorded', () => {
    const late: Match = { sport: 'football', status: 'finished', ft: [2, 1] };
    expect(settle({ market: 'ht_ou', pick: 'over', line: '0.50' }, late)).toEqual(voided('no_half_time_score'));
    expect(settle({ market: 'htft', pick: '1/1' }, late)).toEqual(voided('no_half_time_score'));
    expect(settle({ market: '1x2', pick: '1' }, late)).toEqual(won('win'));
  });

  it('does not count the goals before an in-play handicap bet, and counts them in every total', () => {
    const inPlay = { scoreAtBet: [2, 0] } as const;
    expect(settle({ market: 'ah', pick: '1', line: '0.00' }, match, inPlay)).toEqual(won('lose'));
    expect(settle({ market: 'ou', pick: 'over', line: '2.50' }, match, inPlay)).toEqual(won('win'));
    expect(settle({ market: 'dnb', pick: '1' }, match, inPlay)).toEqual(won('win'));
  });

  it('is void when the match is postponed, cancelled, given up, or abandoned while the market was open', () => {
    for (const status of ['postponed', 'cancelled', 'walkover', 'abandoned'] as const) {
      expect(settle({ market: 'btts', pick: 'yes' }, { sport: 'football', status })).toEqual(voided(status));
    }
  });

  it('stands after an abandonment only when it was decided, and never after a postponement', () => {
    const decided = { decidedBeforeAbandon: 'win' } as const;
    const over = { market: 'ou', pick: 'over', line: '2.50' };
    expect(settle(over, { sport: 'football', status: 'abandoned' }, decided)).toEqual(won('win'));
    expect(settle(over, { sport: 'football', status: 'postponed' }, decided)).toEqual(voided('postponed'));
  });

  it('is void when it was placed late or at a wrong price, whatever the score', () => {
    expect(settle({ market: '1x2', pick: '1' }, match, { voided: 'late_bet' })).toEqual(voided('late_bet'));
    expect(settle({ market: '1x2', pick: '2' }, match, { voided: 'wrong_price' })).toEqual(voided('wrong_price'));
  });

  it('refuses the result of another sport', () => {
    const series: Match = { sport: 'esports', status: 'finished', ft: [2, 0], maps: ['1', '1'] };
    expect(settle({ market: '1x2', pick: '1' }, series)).toEqual({ ok: false, code: 'sports.result_of_other_sport' });
    expect(settle({ market: 'total_maps', pick: 'over', line: '2.50' }, match)).toEqual({
      ok: false,
      code: 'sports.result_of_other_sport',
    });
  });
});

describe('an e-sports leg after a walkover', () => {
  const given: Match = { sport: 'esports', status: 'walkover', winner: '2', maps: ['1'] };

  it('is void before the first map', () => {
    const early: Match = { sport: 'esports', status: 'walkover', winner: '2', maps: [] };
    expect(settle({ market: 'match_winner', pick: '2' }, early)).toEqual(voided('walkover'));
    expect(settle({ market: 'map_winner', pick: '2', map: 1 }, early)).toEqual(voided('walkover'));
  });

  it('keeps the finished maps and the official winner of the match, and voids what was still to be played', () => {
    expect(settle({ market: 'match_winner', pick: '2' }, given)).toEqual(won('win'));
    expect(settle({ market: 'map_winner', pick: '1', map: 1 }, given)).toEqual(won('win'));
    expect(settle({ market: 'map_winner', pick: '1', map: 2 }, given)).toEqual(voided('walkover'));
    expect(settle({ market: 'total_maps', pick: 'under', line: '2.50' }, given)).toEqual(voided('walkover'));
    expect(settle({ market: 'map_score', pick: '2-0' }, given)).toEqual(voided('walkover'));
  });
});

describe('an outright', () => {
  it('shares the win among all winners of a dead heat', () => {
    const match: Match = { sport: 'outright', status: 'finished', winners: ['Norte', 'Sur'] };
    expect(settle({ market: 'outright', pick: 'Sur' }, match)).toEqual({
      ok: true,
      value: { result: 'win', winnerCount: 2 },
    });
    expect(settle({ market: 'outright', pick: 'Este' }, match)).toEqual(won('lose'));
    expect(settle({ market: 'outright', pick: 'Sur' }, { sport: 'outright', status: 'cancelled' })).toEqual(
      voided('cancelled'),
    );
  });
});
