import { describe, expect, it } from 'vitest';
import { readPublished } from '../../../testing/lottery/published.ts';
import { categories, categoryOf } from '../all/index.ts';
import type { Place } from '../refusal.ts';

const published = readPublished();

function read(playId: string, selection: unknown): unknown {
  const result = categoryOf(playId)?.read(playId, selection);
  return result?.ok === true ? result.value.bets : result;
}

const refused = (code: string, place: Place = {}): unknown => ({ ok: false, code: `lottery.${code}`, ...place });

/** The codes that a published reason may be told by. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  'a row is missing': ['row_missing', 'empty'],
  'a row too many': ['row_surplus'],
  'an empty row': ['row_empty'],
  'value out of range': ['out_of_range', 'unknown_option'],
  'duplicate in a row': ['duplicate'],
  duplicate: ['duplicate'],
  'wrong length or unknown option': ['wrong_length', 'unknown_option'],
  'unknown value': ['bad_character', 'unknown_option'],
  'bad character': ['bad_character', 'unknown_option', 'duplicate'],
  'wrong shape': ['wrong_shape', 'empty'],
  'wrong type': ['wrong_type'],
  'all equal': ['all_equal', 'unknown_option', 'wrong_length', 'out_of_range'],
  empty: ['empty'],
  'too few': ['too_few', 'empty'],
  'too few positions': ['too_few'],
  'position out of range': ['out_of_range'],
  'dan and tuo overlap': ['overlap'],
};

const codesFor = (why: string): readonly string[] =>
  CODES[why] ?? [why.startsWith('missing') ? 'part_missing' : why.startsWith('empty') ? 'empty' : ''];

describe('selections that have to be refused', () => {
  it.each([...categories.keys()])('%s names the reason of each', (name) => {
    for (const { id, invalid = [] } of published.categories[name] ?? []) {
      for (const { sel, why = '' } of invalid) {
        const codes = codesFor(why).map((code) => `lottery.${code}`);
        expect(codes, `${id} ${JSON.stringify(sel)}: ${why}`).toContain((read(id, sel) as { code: string }).code);
      }
    }
  });

  it.each([
    ['ssc.f3.straight', [[1], [2, 2], [3]], refused('duplicate', { row: 1 })],
    ['ssc.f3.straight', [[1], [], [3]], refused('row_empty', { row: 1 })],
    ['ssc.f3.straight', [[1], [2]], refused('row_missing', { row: 2 })],
    ['ssc.f3.straight', [[1], 2, [3]], refused('wrong_shape', { row: 1 })],
    ['ssc.f3.straight', [[1], [2.5], [3]], refused('wrong_type', { row: 1 })],
    ['ssc.f3.straight', null, refused('wrong_shape')],
    ['ssc.f3.entry', ['012', '01x'], refused('bad_character', { entry: 1 })],
    ['ssc.f3.entry', ['012', 12], refused('wrong_type', { entry: 1 })],
    ['ssc.f3.gentry', ['012', '777'], refused('all_equal', { entry: 1 })],
    ['11x5.f2.entry', ['01 02', '3 04'], refused('wrong_length', { entry: 1 })],
    ['11x5.f2.entry', ['01  02'], refused('bad_character', { entry: 0 })],
    ['11x5.f2.entry', ['12 01'], refused('out_of_range', { entry: 0 })],
    ['11x5.f2.entry', ['05 05'], refused('repeated_number', { entry: 0 })],
    ['11x5.r3.dan', { dan: [1, 2, 3], tuo: [4] }, refused('too_many', { part: 'dan' })],
    ['11x5.r5.dan', { dan: [1, 2], tuo: [4, 5] }, refused('too_few', { part: 'tuo' })],
    ['11x5.r3.dan', { dan: [1], tuo: [1, 4] }, refused('overlap', { part: 'tuo' })],
    ['ssc.r2.entry', { pos: [0, 0], entries: ['12'] }, refused('duplicate', { part: 'pos' })],
    ['ssc.r2.entry', { pos: [0, 1], entries: ['123'] }, refused('wrong_length', { part: 'entries', entry: 0 })],
    ['ssc.r2.sum', { pos: [0, 1] }, refused('part_missing', { part: 'sums' })],
    ['ssc.f3.gsum', [0], refused('out_of_range')],
    ['ssc.f5.g60', [[1], [1, 2, 3]], refused('no_bets')],
    ['11x5.f2.straight', [[4], [4]], refused('no_bets')],
    ['k3.pair.single', [[4], [4]], refused('no_bets')],
    ['pcb.pack3', [1, 2, 3, 4], refused('too_many')],
    ['sea.4d.big.roll', ['1RR3'], refused('too_many', { entry: 0, part: 'R' })],
    ['sea.4d.big.roll', ['1233'], refused('too_few', { entry: 0, part: 'R' })],
    ['sea.to.sys', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], refused('too_many')],
    ['ssc.nothing', [1], refused('unknown_play')],
  ])('%s %j says where and why', (playId, selection, refusal) => {
    expect(read(playId, selection)).toEqual(refusal);
  });
});

describe('what a person types', () => {
  it.each([
    ['ssc.f3.entry', '012 345,678;901\n012', 4],
    ['ssc.f3.entry', '\uff10\uff11\uff12\u3000\uff13\uff14\uff15\uff0c678\u3001901', 4],
    ['ssc.f3.entry', ['\uff10\uff11\uff12', '012'], 1],
    ['11x5.f3.entry', '01 02 03, 02 01 03;\n01 02 03\n', 2],
    ['11x5.f3.gentry', '01 02 03, 02 01 03', 1],
    ['ssc.f3.gentry', '505 550 055', 1],
    ['k3.diff2.entry', '12 21 16', 2],
    ['sea.th.3tod', '123 321 112', 2],
    ['vn.mb.lo2', '00, 01\n99', 3],
  ])('%s %j is so many bets', (playId, text, bets) => {
    expect(read(playId, text)).toBe(bets);
  });
});

describe('the order inside a set', () => {
  it('does not matter', () => {
    expect(read('ssc.f5.any2', [9, 0, 4])).toBe(3);
    expect(read('ssc.r2.sum', { pos: [4, 1], sums: [18, 0] })).toBe(2);
    expect(read('lhc.c2all', { dan: [49], tuo: [2, 1] })).toBe(2);
  });
});
