import type { LhcDraw, Numbers, TotoDraw } from '../../../src/lottery/draw.ts';
import { type Zodiac, zodiacOf } from '../../../src/lottery/lhc/zodiac.ts';
import type { FamilyParams, SubsetParams } from '../../../src/lottery/play.ts';
import { combinations, distinct, sorted, type Unit, unit } from './unit.ts';

type DanTuo = { readonly dan: readonly number[]; readonly tuo: readonly number[] };

const at = (draw: Numbers, positions: readonly number[]): number[] =>
  positions.map((position) => draw[position] as number);

/** All k-subsets of a set or of bank and drag. */
function subsetsOf(selection: readonly number[] | DanTuo, k: number): number[][] {
  if (!('dan' in selection)) return combinations(selection, k);
  const { dan, tuo } = selection;
  return combinations(tuo, k - dan.length).map((rest) => [...dan, ...rest]);
}

function allDrawn(numbers: readonly number[], { positions, k }: SubsetParams): Unit {
  return unit<Numbers>(sorted(numbers), (draw) => {
    const drawn = at(draw, positions);
    return k <= positions.length
      ? numbers.every((number) => drawn.includes(number))
      : drawn.every((number) => numbers.includes(number));
  });
}

export function subset(selection: readonly number[] | DanTuo, params: SubsetParams): Unit[] {
  return subsetsOf(selection, params.k).map((numbers) => allDrawn(numbers, params));
}

export function subsetEntry(entries: readonly string[], params: SubsetParams): Unit[] {
  const numbers = entries.map((text) => (params.spaced === true ? text.split(' ') : Array.from(text)).map(Number));
  return distinct(numbers.map((each) => allDrawn(each, params)));
}

export function anywhere(numbers: readonly number[], { positions, k }: SubsetParams): Unit[] {
  return combinations(numbers, k).map((own) =>
    unit<Numbers>(own, (draw) => own.every((number) => at(draw, positions).includes(number))),
  );
}

export function linkedNumbers(selection: readonly number[] | DanTuo, { k, mode }: FamilyParams['l.combo']): Unit[] {
  return subsetsOf(selection, k).map((numbers) =>
    unit<LhcDraw>(sorted(numbers), ({ n }) => {
      const regular = numbers.filter((number) => n.slice(0, 6).includes(number)).length;
      const special = numbers.includes(n[6] as number);
      const hits = regular + (special ? 1 : 0);
      switch (mode) {
        case 'all':
          return regular === k;
        case '3of2':
          return regular >= 2 ? [`h${String(regular)}`] : [];
        case '2sp':
          return regular === 2 ? ['h2'] : regular === 1 && special ? ['hs'] : [];
        case 'ts':
          return regular === 1 && special;
        case 'none':
          return hits === 0;
        case 'one':
          return hits === 1;
      }
    }),
  );
}

export function linkedZodiacs(zodiacs: readonly Zodiac[], { k }: FamilyParams['l.zodk']): Unit[] {
  return combinations(zodiacs, k).map((own) =>
    unit<LhcDraw>(own, ({ n, yz }) => {
      const drawn = n.map((ball) => zodiacOf(ball, yz));
      return own.every((zodiac) => drawn.includes(zodiac)) ? [own.includes(yz) ? 'y' : 'n'] : [];
    }),
  );
}

export function linkedTails(tails: readonly number[], { k }: FamilyParams['l.tailk']): Unit[] {
  return combinations(tails, k).map((own) =>
    unit<LhcDraw>(own, ({ n }) => {
      const drawn = n.map((ball) => ball % 10);
      return own.every((tail) => drawn.includes(tail)) ? [own.includes(0) ? 'z' : 'n'] : [];
    }),
  );
}

export function toto(numbers: readonly number[]): Unit[] {
  const groups: Readonly<Record<string, string>> = {
    '6': 'g1',
    '5+': 'g2',
    '5': 'g3',
    '4+': 'g4',
    '4': 'g5',
    '3+': 'g6',
    '3': 'g7',
  };
  return combinations(numbers, 6).map((own) =>
    unit<TotoDraw>(own, ({ main, add }) => {
      const hits = own.filter((number) => main.includes(number)).length;
      const group = groups[`${String(hits)}${own.includes(add[0] as number) ? '+' : ''}`];
      return group === undefined ? [] : [group];
    }),
  );
}
