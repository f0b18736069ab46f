import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type pg from 'pg';
import { useTestDatabase } from '#testing/database.ts';
import { bigintArray, instantArray, jsonbArray, smallintArray, textArray, uuidArray } from './array-binary.ts';
import { createPool } from './pool.ts';

const database = useTestDatabase();
let pool: pg.Pool;

beforeAll(() => {
  pool = createPool({ connectionString: database.url, max: 1 }, () => undefined);
});

afterAll(() => pool.end());

/** What the database makes of an array, element by element, as the database writes it in text. */
async function read(type: string, array: Buffer): Promise<(string | null)[]> {
  const { rows } = await pool.query<{ value: string | null }>({
    name: `read ${type}`,
    text: `select value::text from unnest($1::${type}[]) with ordinality as listed (value, place) order by place`,
    values: [array],
  });
  return rows.map(({ value }) => value);
}

const same = <Value>(value: Value): Value => value;
const many = <Value>(value: fc.Arbitrary<Value>) => fc.array(fc.option(value), { maxLength: 40 });

/** Holds that lists of `value` reach the database as `toText` says. */
async function holds<Value>(
  type: string,
  value: fc.Arbitrary<Value>,
  arrayOf: (values: readonly (Value | null)[]) => Buffer,
  toText: (value: Value) => string,
): Promise<void> {
  const property = fc.asyncProperty(many(value), async (values) => {
    const texts = values.map((one) => (one === null ? null : toText(one)));
    expect(await read(type, arrayOf(values))).toEqual(texts);
  });
  await fc.assert(property, { numRuns: 40 });
}

const text = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .filter((value) => !value.includes('\0') && value.isWellFormed());

test('whole numbers arrive, the least and the greatest too', async () => {
  const ends = fc.constantFrom(-(2n ** 63n), 2n ** 63n - 1n);
  const anyOf64Bits = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
  await holds('bigint', fc.oneof(anyOf64Bits, ends), (values) => bigintArray(values, same), String);
  const anyOf16Bits = fc.integer({ min: -32_768, max: 32_767 });
  await holds('smallint', anyOf16Bits, (values) => smallintArray(values, same), String);
});

test('ids arrive, in whichever letters', async () => {
  const uuid = fc.oneof(
    fc.uuid(),
    fc.uuid().map((id) => id.toUpperCase()),
  );
  await holds(
    'uuid',
    uuid,
    (values) => uuidArray(values, same),
    (id) => id.toLowerCase(),
  );
});

test('texts arrive in whatever script, with quotes and braces, and empty', async () => {
  await holds('text', fc.oneof(text, fc.constantFrom('', '"', '\\', '{a,b}', 'NULL')), (v) => textArray(v, same), same);
});

test('objects arrive as JSON', async () => {
  const property = fc.asyncProperty(many(fc.dictionary(text, text)), async (values) => {
    const found = await read('jsonb', jsonbArray(values, same));
    expect(found.map((one) => (one === null ? null : JSON.parse(one)))).toEqual(values);
  });
  await fc.assert(property, { numRuns: 40 });
});

test('instants arrive to the millisecond, before and after the year 2000', async () => {
  const instants = [new Date('2026-11-29T10:20:30.456Z'), null, new Date('1969-12-31T23:59:59.999Z')];
  const { rows } = await pool.query<{ at: Date | null }>('select unnest($1::timestamptz[]) as at', [
    instantArray(instants, same),
  ]);
  expect(rows.map(({ at }) => at)).toEqual(instants);
});

test('what the database would refuse is refused by its code, before it is sent', () => {
  for (const value of [2n ** 63n, -(2n ** 63n) - 1n]) {
    expect(() => bigintArray([value], same)).toThrow(expect.objectContaining({ code: '22003' }));
  }
  for (const value of [32_768, -32_769, 1.5, Number.NaN]) {
    expect(() => smallintArray([value], same)).toThrow(expect.objectContaining({ code: '22003' }));
  }
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  for (const value of ['', 'XOC', `${id}0`, id.replace('f', 'g'), id.replace('f', 'é'), id.replaceAll('-', '0')]) {
    expect(() => uuidArray([value], same)).toThrow(expect.objectContaining({ code: '22P02' }));
  }
});
