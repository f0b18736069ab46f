import { ApiError } from '@quetzal/api';
import { InfiniteQueryObserver, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, forgetPrivateQueries, retryDelayMs, shouldRetry, untilKnown } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

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

test('a write without a connection fails at once, and is not sent when there is one again', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const unreachable = failure(0);
  const send = vi.fn(() => Promise.reject(unreachable));
  onlineManager.setOnline(false);
  const deposit = new MutationObserver(client, { mutationFn: send });
  await expect(deposit.mutate()).rejects.toBe(unreachable);
  client.mount();
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  client.unmount();
});

test('a read without a connection fails, and is asked again when there is one', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  client.mount();
  const ask = vi.fn(() => Promise.reject<string>(failure(0)));
  onlineManager.setOnline(false);
  const methods = new QueryObserver(client, { queryKey: ['methods'], queryFn: ask });
  const leave = methods.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(methods.getCurrentResult().isError).toBe(true);
  ask.mockResolvedValue('spei');
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(methods.getCurrentResult()).toMatchObject({ isError: false, data: 'spei' });
  leave();
  client.unmount();
});

test('what is known stays without a connection, and is refreshed when there is one', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  client.mount();
  client.setQueryData(['methods'], 'oxxo');
  const ask = vi.fn(() => Promise.reject<string>(failure(0)));
  onlineManager.setOnline(false);
  const methods = new QueryObserver(client, { queryKey: ['methods'], queryFn: ask, staleTime: 0 });
  const leave = methods.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(methods.getCurrentResult()).toMatchObject({ isError: false, data: 'oxxo' });
  expect(ask).not.toHaveBeenCalled();
  ask.mockResolvedValue('spei');
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(methods.getCurrentResult().data).toBe('spei');
  leave();
  client.unmount();
});

const pagesOf = (ask: (page: number) => Promise<string>) => ({
  queryKey: ['list'],
  queryFn: ({ pageParam }: { pageParam: number }) => ask(pageParam),
  initialPageParam: 1,
  getNextPageParam: (_last: string, pages: string[]) => pages.length + 1,
});

test('a list that is read page by page fails without a connection, and comes when there is one', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  client.mount();
  const ask = vi.fn((_page: number) => Promise.reject<string>(failure(0)));
  onlineManager.setOnline(false);
  const list = new InfiniteQueryObserver(client, pagesOf(ask));
  const leave = list.subscribe(() => undefined);
  expect(list.getCurrentResult().fetchStatus).toBe('fetching');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(list.getCurrentResult().isError).toBe(true);
  ask.mockImplementation(async (page) => `page ${page}`);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(list.getCurrentResult()).toMatchObject({ isError: false, data: { pages: ['page 1'] } });
  leave();
  client.unmount();
});

test('without a connection the pages that are known stay, and asking for more says that it failed', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  client.mount();
  const ask = vi.fn(async (page: number) => `page ${page}`);
  const list = new InfiniteQueryObserver(client, pagesOf(ask));
  const leave = list.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(100);
  ask.mockReset().mockRejectedValue(failure(0));
  onlineManager.setOnline(false);
  void list.refetch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).not.toHaveBeenCalled();
  expect(list.getCurrentResult()).toMatchObject({ isError: false, data: { pages: ['page 1'] } });
  void list.fetchNextPage();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(list.getCurrentResult()).toMatchObject({ isFetchNextPageError: true, data: { pages: ['page 1'] } });
  leave();
  client.unmount();
});

test('what the frame needs is asked again until it is known, with pauses that grow and have an end', () => {
  const pauses = (error: unknown, data?: string) =>
    [1, 2, 3, 4, 5, 20].map((errorUpdateCount) =>
      untilKnown.refetchInterval({ state: { data, error, errorUpdateCount } }),
    );
  expect(pauses(failure(500))).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(pauses(failure(0))[0]).toBe(2000);
  expect([...pauses(failure(403)), ...pauses(failure(500), 'known'), ...pauses(null)]).not.toContain(2000);
});
