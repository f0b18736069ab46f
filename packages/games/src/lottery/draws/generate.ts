import type { Stream } from '../../fairness/index.ts';
import type { Draw, DrawKind } from '../draw.ts';
import type { Zodiac } from '../lhc/zodiac.ts';
import { BALLS, NUMBER_DRAWS, type NumbersSchema, PRIZE_DRAWS } from './kinds.ts';
import type { PrizeSchema } from './prize-schema.ts';

function numbersOf({ places, low, high, distinct }: NumbersSchema, stream: Stream): number[] {
  const size = high - low + 1;
  if (!distinct) return Array.from({ length: places }, () => low + stream.uniform(size));
  return stream.draw(
    Array.from({ length: size }, (_, index) => low + index),
    places,
  );
}

function prizesOf(schema: PrizeSchema, stream: Stream): Record<string, string[]> {
  const numeral = (digits: number): string => Array.from({ length: digits }, () => stream.uniform(10)).join('');
  return Object.fromEntries(
    schema.map(([name, count, digits]) => [name, Array.from({ length: count }, () => numeral(digits))]),
  );
}

/**
 * The draw of an issue. Digits and dice are drawn in the order of their positions, different numbers by Fisher-Yates from
 * the ascending list, numerals digit by digit in the order of the prizes.
 * @param stream opened with `lotteryContext` and the committed seed of the issue
 * @param year the animal of the lunar year, which an lhc draw keeps
 */
export function generateDraw(kind: DrawKind, stream: Stream, year: Zodiac): Draw {
  const schema = NUMBER_DRAWS[kind];
  if (schema !== undefined) return numbersOf(schema, stream);
  const prizes = PRIZE_DRAWS[kind];
  if (prizes !== undefined) return prizesOf(prizes, stream);
  const balls = numbersOf(BALLS, stream);
  return kind === 'to' ? { main: balls.slice(0, -1), add: balls.slice(-1) } : { n: balls, yz: year };
}
