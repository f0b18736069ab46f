import { DIGIT_OPTIONS, SIDES } from '../digits/blocks.ts';
import { type PrizeSchema, prizesWith } from '../draws/prize-schema.ts';
import type { Play } from '../play.ts';
import { type AddPlay, playTable } from '../play-table.ts';
import { NORTH_PRIZES, SOUTH_PRIZES } from './prizes.ts';

/** What differs between the north and the south: the prizes, and which classes hold two and three digits. */
type Region = {
  readonly id: string;
  readonly name: string;
  readonly prizes: PrizeSchema;
  readonly two: string;
  readonly three: string;
};

const NORTH: Region = { id: 'mb', name: 'North', prizes: NORTH_PRIZES, two: 'G7', three: 'G6' };
const SOUTH: Region = { id: 'mn', name: 'South/Central', prizes: SOUTH_PRIZES, two: 'G8', three: 'G7' };

type Numeral = readonly [id: string, name: string, digits: number, source: readonly string[], at?: 'head'];

/** Numerals on every prize (lo) or on some classes; a bet costs one base unit for each prize that it is on. */
function numerals({ prizes, two, three }: Region): Readonly<Record<string, readonly Numeral[]>> {
  const all = prizes.map(([name]) => name);
  return {
    Lo: [
      ['lo2', 'Lo 2 digits', 2, all],
      ['lo2head', 'Lo 2 first digits', 2, all, 'head'],
      ['lo3', 'Lo 3 digits', 3, all],
      ['lo4', 'Lo 4 digits', 4, all],
    ],
    De: [
      ['de', 'De: special prize last 2 (duoi)', 2, ['DB']],
      ['dehead', 'Special prize first 2', 2, ['DB'], 'head'],
      ['deg1', 'First prize last 2', 2, ['G1']],
    ],
    'Head-tail': [
      ['dau', `Dau: ${two} 2 digits`, 2, [two]],
      ['dauduoi', `Dau duoi: ${two} + special last 2`, 2, [two, 'DB']],
    ],
    '3 cang': [
      ['c3db', '3 cang special: last 3 of special', 3, ['DB']],
      ['c3dau', `3 cang dau: ${three}`, 3, [three]],
      ['c3dd', `3 cang dau duoi: ${three} + special last 3`, 3, [three, 'DB']],
    ],
    '4 cang': [['c4db', '4 cang special: last 4 of special', 4, ['DB']]],
  };
}

function addLinked(group: (name: string) => AddPlay, { id, name, prizes }: Region): void {
  const source = prizes.map(([prize]) => prize);
  const linked = { source, prizes: prizesWith(prizes, source, 2) };
  for (const k of [2, 3, 4])
    group('Xien')(`${id}.xien${String(k)}`, `${name} xien ${String(k)}`, 'xien', { ...linked, k });
  for (const k of [3, 4]) {
    group('Xien')(`${id}.xienq${String(k)}`, `${name} xien quay ${String(k)}`, 'xienq', { ...linked, k });
  }
  for (const k of [1, 4, 5, 6, 7, 8, 9, 10]) {
    group('Truot (miss)')(`${id}.truot${String(k)}`, `${name} truot ${String(k)}`, 'truot', { ...linked, k });
  }
}

function addSpecialDigits(group: (name: string) => AddPlay, { id, name, prizes }: Region): void {
  const last = (prizes[0]?.[2] ?? 0) - 1;
  const sides = { result: 'specialSides', options: SIDES, tiered: false };
  const digit = { result: 'specialDigit', options: DIGIT_OPTIONS, tiered: false };
  group('Sides')(`${id}.bsoe`, `${name} special last 2: big 50-99 / small / odd / even`, 'opt', sides);
  const tens = { ...digit, positions: [last - 1] };
  group('Head-tail')(`${id}.dd1`, `${name} head digit (tens of special last 2)`, 'opt', tens);
  group('Head-tail')(`${id}.dd2`, `${name} tail digit (units of special)`, 'opt', { ...digit, positions: [last] });
}

/** The draws of the north (27 prizes) and of the south and centre (18 prizes). */
export const VN_PLAYS: readonly Play[] = playTable('vn', (groupOf) => {
  for (const region of [NORTH, SOUTH]) {
    const group = (name: string): AddPlay => groupOf(name, region.id as 'mb' | 'mn');
    for (const [title, rows] of Object.entries(numerals(region))) {
      for (const [id, name, digits, source, end] of rows) {
        const prizes = prizesWith(region.prizes, source, digits);
        const params = { source, digits, at: end ?? 'tail', prizes, unitCost: prizes } as const;
        group(title)(`${region.id}.${id}`, `${region.name} ${name}`, 'num', params);
      }
    }
    addLinked(group, region);
    addSpecialDigits(group, region);
  }
});
