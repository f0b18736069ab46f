import { describe, expect, it } from 'vitest';
import { readPublished } from '../../../testing/lottery/published.ts';
import { fastWords } from '../../../testing/fast-words.ts';
import { streamOf } from '../../fairness/index.ts';
import { categories } from '../all/index.ts';
import type { DrawKind } from '../draw.ts';
import { generateDraw } from './generate.ts';
import { readDraw } from './read.ts';

const KINDS: readonly DrawKind[] = [
  'ssc',
  'lf3',
  'lf5',
  'pcb',
  'k3',
  '11x5',
  'pk10',
  'lhc',
  'mb',
  'mn',
  'th',
  'la',
  '4d',
  'to',
];

describe('reading a draw', () => {
  it.each(KINDS)('accepts what is generated: %s', (kind) => {
    const draw = generateDraw(kind, streamOf(fastWords(7)), 'horse');
    expect(readDraw(kind, draw)).toEqual({ ok: true, value: draw });
  });

  it('accepts every published draw', () => {
    const published = readPublished();
    for (const [name, settlement] of categories) {
      for (const { id, examples = [] } of published.categories[name] ?? []) {
        const kind = settlement.findPlay(id)?.draw as DrawKind;
        for (const { draw } of examples) expect(readDraw(kind, draw)).toEqual({ ok: true, value: draw });
      }
    }
  });

  it.each([
    ['ssc', [1, 2, 3, 4], 'wrong_length'],
    ['ssc', [1, 2, 3, 4, 10], 'out_of_range'],
    ['ssc', [1, 2, 3, 4, '5'], 'wrong_type'],
    ['ssc', '12345', 'wrong_shape'],
    ['k3', [0, 1, 2], 'out_of_range'],
    ['11x5', [1, 2, 3, 4, 4], 'repeated_number'],
    ['pk10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 9], 'repeated_number'],
    ['lhc', { n: [1, 2, 3, 4, 5, 6, 7], yz: 'cat' }, 'unknown_option'],
    ['lhc', { n: [1, 2, 3, 4, 5, 6, 6], yz: 'horse' }, 'repeated_number'],
    ['lhc', null, 'wrong_shape'],
    ['to', { main: [1, 2, 3, 4, 5, 6], add: [6] }, 'repeated_number'],
    ['to', { main: [1, 2, 3, 4, 5], add: [6, 7] }, 'wrong_length'],
    ['la', { num: ['12345'] }, 'wrong_length'],
    ['la', { num: ['12x4'] }, 'bad_character'],
    ['la', { num: ['1234', '1234'] }, 'wrong_length'],
    ['la', {}, 'part_missing'],
  ] as const)('refuses %s %j', (kind, value, code) => {
    expect(readDraw(kind, value)).toMatchObject({ ok: false, code: `lottery.${code}` });
  });
});
