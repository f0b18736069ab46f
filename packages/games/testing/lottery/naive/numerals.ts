import type { PrizeDraw } from '../../../src/lottery/draw.ts';
import type { FamilyParams, NumeralParams, XienParams } from '../../../src/lottery/play.ts';
import { combinations, distinct, type Unit, unit } from './unit.ts';

const prizesOf = (draw: PrizeDraw, source: readonly string[]): string[] => source.flatMap((name) => draw[name] ?? []);

function endsOf(draw: PrizeDraw, { source, digits, at }: NumeralParams): string[] {
  return prizesOf(draw, source)
    .filter((prize) => prize.length >= digits)
    .map((prize) => (at === 'tail' ? prize.slice(prize.length - digits) : prize.slice(0, digits)));
}

export function num(numerals: readonly string[], params: NumeralParams): Unit[] {
  return numerals.map((own) =>
    unit<PrizeDraw>([own], (draw) => endsOf(draw, params).flatMap((end) => (end === own ? ['hit'] : []))),
  );
}

const pairsIn = (draw: PrizeDraw, source: readonly string[]): string[] =>
  prizesOf(draw, source).map((prize) => prize.slice(-2));

export function xien(numerals: readonly string[], { source, k }: XienParams): Unit[] {
  return combinations(numerals, k).map((own) =>
    unit<PrizeDraw>(own, (draw) => own.every((pair) => pairsIn(draw, source).includes(pair))),
  );
}

export function xienq(numerals: readonly string[], { source, k }: XienParams): Unit[] {
  const sizes = [2, 3, 4].filter((size) => size <= k);
  return sizes.flatMap((size) =>
    combinations(numerals, size).map((own) =>
      unit<PrizeDraw>(own, (draw) =>
        own.every((pair) => pairsIn(draw, source).includes(pair)) ? [`x${String(size)}`] : [],
      ),
    ),
  );
}

export function truot(numerals: readonly string[], { source, k }: XienParams): Unit[] {
  return combinations(numerals, k).map((own) =>
    unit<PrizeDraw>(own, (draw) => !own.some((pair) => pairsIn(draw, source).includes(pair))),
  );
}

function permutations(text: string): string[] {
  if (text.length < 2) return [text];
  const all = Array.from(text).flatMap((first, index) =>
    permutations(text.slice(0, index) + text.slice(index + 1)).map((rest) => first + rest),
  );
  return [...new Set(all)];
}

export function tod(numerals: readonly string[], params: NumeralParams): Unit[] {
  const units = numerals.map((own) => {
    const orders = permutations(own);
    return unit<PrizeDraw>(orders.toSorted(), (draw) =>
      endsOf(draw, params).flatMap((end) => (orders.includes(end) ? [`p${String(orders.length)}`] : [])),
    );
  });
  return distinct(units);
}

export function run(digits: readonly string[], params: NumeralParams): Unit[] {
  return digits.map((own) => unit<PrizeDraw>([own], (draw) => endsOf(draw, params).some((end) => end.includes(own))));
}

type Source = FamilyParams['fourd'];

export function fourd(numerals: readonly string[], { source }: Source): Unit[] {
  const units = numerals.map((own) =>
    unit<PrizeDraw>([own], (draw) =>
      source.flatMap((name) => (draw[name] ?? []).flatMap((prize) => (prize === own ? [name] : []))),
    ),
  );
  return distinct(units);
}

export function fourdBox(numerals: readonly string[], params: Source): Unit[] {
  return fourd(numerals.flatMap(permutations), params);
}

export function fourdRoll([pattern = '']: readonly string[], params: Source): Unit[] {
  return fourd(
    Array.from('0123456789').map((digit) => pattern.replace('R', digit)),
    params,
  );
}
