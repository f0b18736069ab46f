import { type PrizeSchema, prizesWith } from '../draws/prize-schema.ts';
import type { NumeralParams, Play } from '../play.ts';
import { type AddPlay, playTable } from '../play-table.ts';
import { FOUR_DIGIT_PRIZES, LAOS_PRIZES, THAI_PRIZES } from './prizes.ts';

/** A pick on the ends of prizes; a bet costs one base unit for each prize unless told otherwise. */
function numeral(
  schema: PrizeSchema,
  source: readonly string[],
  digits: number,
  { at = 'tail', unitCost }: Partial<NumeralParams> = {},
): NumeralParams {
  const prizes = prizesWith(schema, source, digits);
  return { source, digits, at, prizes, unitCost: unitCost ?? prizes };
}

const HEAD = { at: 'head' } as const;

function addThai(group: (name: string) => AddPlay): void {
  const [straight, tod, run] = [group('Straight'), group('Tod'), group('Run')];
  const top = (digits: number): NumeralParams => numeral(THAI_PRIZES, ['first'], digits);
  straight('th.6top', 'Thai 6 digits (first prize)', 'num', top(6));
  straight('th.4top', 'Thai 4 top (last 4 of first)', 'num', top(4));
  straight('th.3top', 'Thai 3 top (last 3 of first)', 'num', top(3));
  tod('th.3tod', 'Thai 3 tod (any order of 3 top)', 'tod', top(3));
  straight('th.3front', 'Thai 3 front (2 numbers)', 'num', numeral(THAI_PRIZES, ['front3'], 3));
  straight('th.3bottom', 'Thai 3 bottom (2 numbers)', 'num', numeral(THAI_PRIZES, ['back3'], 3));
  straight('th.2top', 'Thai 2 top (last 2 of first)', 'num', top(2));
  tod('th.2tod', 'Thai 2 tod (any order of 2 top)', 'tod', top(2));
  straight('th.2bottom', 'Thai 2 bottom', 'num', numeral(THAI_PRIZES, ['back2'], 2));
  run('th.runtop', 'Thai run top (digit in 3 top)', 'run', top(3));
  run('th.runbottom', 'Thai run bottom (digit in 2 bottom)', 'run', numeral(THAI_PRIZES, ['back2'], 2));
}

function addLaos(group: (name: string) => AddPlay): void {
  const [straight, tod, run] = [group('Straight'), group('Tod'), group('Run')];
  const top = (digits: number): NumeralParams => numeral(LAOS_PRIZES, ['num'], digits);
  const bottom = numeral(LAOS_PRIZES, ['num'], 2, HEAD);
  straight('la.4top', 'Laos 4 top', 'num', top(4));
  tod('la.4tod', 'Laos 4 tod', 'tod', top(4));
  straight('la.3top', 'Laos 3 top', 'num', top(3));
  tod('la.3tod', 'Laos 3 tod', 'tod', top(3));
  straight('la.2top', 'Laos 2 top (last 2)', 'num', top(2));
  straight('la.2bottom', 'Laos 2 bottom (first 2)', 'num', bottom);
  run('la.runtop', 'Laos run top (digit in last 3)', 'run', top(3));
  run('la.runbottom', 'Laos run bottom (digit in first 2)', 'run', bottom);
}

const BIG = ['p1', 'p2', 'p3', 'st', 'co'];
const SMALL = ['p1', 'p2', 'p3'];

function addFourDigits(group: (name: string) => AddPlay): void {
  const add = group('4D');
  for (const [size, source] of [
    ['big', BIG],
    ['small', SMALL],
  ] as const) {
    add(`4d.${size}`, `4D ${size}`, 'fourd', { source });
    add(`4d.${size}.box`, `4D ${size} box (all permutations, full stake each)`, 'fourd.box', { source });
    add(`4d.${size}.roll`, `4D ${size} roll (one R = 0..9)`, 'fourd.roll', { source });
  }
  const single = (source: readonly string[], digits: number): NumeralParams =>
    numeral(FOUR_DIGIT_PRIZES, source, digits, { unitCost: 1 });
  add('4d.4a', '4A (1st prize only)', 'num', single(['p1'], 4));
  add('4d.4b', '4B (2nd prize only)', 'num', single(['p2'], 4));
  add('4d.4c', '4C (3rd prize only)', 'num', single(['p3'], 4));
  group('3D')('4d.3a', '3A (last 3 of 1st prize)', 'num', single(['p1'], 3));
  group('3D')('4d.3abc', '3ABC (last 3 of 1st/2nd/3rd)', 'num', single(SMALL, 3));
  group('2D')('4d.2a', '2A (last 2 of 1st prize)', 'num', single(['p1'], 2));
}

/** Thai, Laos, 4D and Toto 6/49 draws. */
export const SEA_PLAYS: readonly Play[] = playTable('sea', (group) => {
  addThai((name) => group(name, 'th'));
  addLaos((name) => group(name, 'la'));
  addFourDigits((name) => group(name, '4d'));
  group('Toto', 'to')('to.sys', 'Toto 6/49 system 6-12', 'toto', {});
});
