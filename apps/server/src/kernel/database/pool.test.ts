import { afterAll, beforeAll, expect, test } from 'vitest';
import type pg from 'pg';
import { useTestDatabase } from '#testing/database.ts';
import { createPool } from './pool.ts';

const database = useTestDatabase();
const told: Error[] = [];
let pool: pg.Pool;

beforeAll(() => {
  pool = createPool({ connectionString: database.url, max: 2 }, (error) => told.push(error));
});

afterAll(() => pool.end());

test('a query is answered by promise and by callback, on the pool and on a connection', async () => {
  const client = await pool.connect();
  try {
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect((await client.query({ name: 'two', text: 'select $1::int as two', values: [2] })).rows).toEqual([
      { two: 2 },
    ]);
    const called = await new Promise((resolve, reject) => {
      client.query('select $1::int as three', [3], (error, { rows }) => (error ? reject(error) : resolve(rows)));
    });
    expect(called).toEqual([{ three: 3 }]);
  } finally {
    client.release();
  }
  expect((await pool.query('select $1::int as four', [4])).rows).toEqual([{ four: 4 }]);
});

test('what the database refuses rejects, with its code and with who asked', async () => {
  const client = await pool.connect();
  const refused = await client.query('select nothing_there').catch((error: unknown) => error);
  client.release();
  expect(refused).toMatchObject({ code: '42703' });
  expect((refused as Error).stack).toContain('pool.test.ts');
});

test('a connection that the database cuts is told of, and the next query has another', async () => {
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect.poll(() => told.length).toBeGreaterThan(0);
  expect(told.every((error) => !('client' in error))).toBe(true);
  client.release(true);
  expect((await pool.query('select 5 as five')).rows).toEqual([{ five: 5 }]);
});
