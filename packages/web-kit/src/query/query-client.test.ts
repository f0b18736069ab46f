import { ApiError } from '@quetzal/api';
import { expect, test } from 'vitest';
import { createQueryClient, forgetPrivateQueries, retryDelayMs, shouldRetry } from './index.ts';

const failure = (status: number) => new ApiError({ code: 'x', message: '', status });

test('a read is tried again when no answer came or the server was busy, twice at most', () => {
  expect([0, 429, 502, 503, 504].map((status) => shouldRetry(0, failure(status)))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect([shouldRetry(1, failure(0)), shouldRetry(2, failure(0))]).toEqual([true, false]);
});

test('a decided refusal and an error of ours are not tried again', () => {
  expect([400, 401, 403, 404, 409, 422, 500].map((status) => shouldRetry(0, failure(status)))).not.toContain(true);
  expect(shouldRetry(0, new TypeError('x'))).toBe(false);
});

test('the waits grow and have an end', () => {
  expect([0, 1, 2, 3, 10].map(retryDelayMs)).toEqual([500, 1000, 2000, 4000, 4000]);
});

test('a write is never sent twice by itself', () => {
  expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
});

test("what was asked in somebody's name is forgotten, what is the same for all stays", () => {
  const client = createQueryClient();
  client.setQueryData(['public', 'games'], 1);
  client.setQueryData(['wallet', 'balance'], 2);
  forgetPrivateQueries(client);
  expect([client.getQueryData(['public', 'games']), client.getQueryData(['wallet', 'balance'])]).toEqual([
    1,
    undefined,
  ]);
});
