import type { Draw, DrawKind } from '../draw.ts';
import { ZODIACS } from '../lhc/zodiac.ts';
import { accept, refuse, type Result } from '../refusal.ts';
import { BALLS, NUMBER_DRAWS, type NumbersSchema, PRIZE_DRAWS } from './kinds.ts';
import type { PrizeSchema } from './prize-schema.ts';

function readNumbers(value: unknown, { places, low, high, distinct }: NumbersSchema): Result<number[]> {
  if (!Array.isArray(value)) return refuse('lottery.wrong_shape');
  const numbers = value as unknown[];
  if (numbers.length !== places) return refuse('lottery.wrong_length');
  const wrong = numbers.findIndex((number) => !Number.isInteger(number));
  if (wrong !== -1) return refuse('lottery.wrong_type', { entry: wrong });
  const outside = numbers.findIndex((number) => (number as number) < low || (number as number) > high);
  if (outside !== -1) return refuse('lottery.out_of_range', { entry: outside });
  if (distinct && new Set(numbers).size < places) return refuse('lottery.repeated_number');
  return accept(numbers as number[]);
}

function readClass(value: unknown, [part, count, digits]: PrizeSchema[number]): Result<string[]> {
  if (!Array.isArray(value)) return refuse('lottery.part_missing', { part });
  if (value.length !== count) return refuse('lottery.wrong_length', { part });
  const prizes = value as unknown[];
  const wrong = prizes.findIndex((prize) => typeof prize !== 'string' || !/^\d+$/.test(prize));
  if (wrong !== -1) return refuse('lottery.bad_character', { part, entry: wrong });
  const length = prizes.findIndex((prize) => (prize as string).length !== digits);
  return length === -1 ? accept(prizes as string[]) : refuse('lottery.wrong_length', { part, entry: length });
}

function readPrizes(value: object, schema: PrizeSchema): Result<Draw> {
  const prizes: Record<string, string[]> = {};
  for (const row of schema) {
    const read = readClass((value as Record<string, unknown>)[row[0]], row);
    if (!read.ok) return read;
    prizes[row[0]] = read.value;
  }
  return accept(prizes);
}

function readBalls(kind: DrawKind, value: Readonly<Record<string, unknown>>): Result<Draw> {
  if (kind === 'to') {
    const { main, add } = value;
    if (!Array.isArray(main) || !Array.isArray(add)) return refuse('lottery.wrong_shape');
    if (add.length !== 1) return refuse('lottery.wrong_length', { part: 'add' });
    const balls = readNumbers([...(main as unknown[]), ...(add as unknown[])], BALLS);
    return balls.ok ? accept({ main: balls.value.slice(0, -1), add: balls.value.slice(-1) }) : balls;
  }
  const balls = readNumbers(value['n'], BALLS);
  if (!balls.ok) return balls;
  const year = ZODIACS.find((zodiac) => zodiac === value['yz']);
  return year === undefined ? refuse('lottery.unknown_option', { part: 'yz' }) : accept({ n: balls.value, yz: year });
}

/** Validates the values of a draw that comes from outside: as many as there have to be, in range, repeated only where they may. */
export function readDraw(kind: DrawKind, value: unknown): Result<Draw> {
  const schema = NUMBER_DRAWS[kind];
  if (schema !== undefined) return readNumbers(value, schema);
  if (typeof value !== 'object' || value === null) return refuse('lottery.wrong_shape');
  const prizes = PRIZE_DRAWS[kind];
  return prizes === undefined ? readBalls(kind, value as Record<string, unknown>) : readPrizes(value, prizes);
}
