import { afterEach, beforeEach, expect, test } from 'vitest';
import { servePages } from './serve-pages.ts';
import type { WorkerScope } from './worker-scope.ts';

const origin = window.location.origin;
const offlineHtml =
  '<html><head><link rel="stylesheet" href="/assets/a.css"></head><body><img src="/favicon.svg"></body></html>';

interface Answering {
  request: Pick<Request, 'method' | 'mode' | 'url'>;
  answer?: Promise<Response>;
}

/** A worker in this page: its network is `files`, its cache the browser's own. */
function openWorker() {
  const files = new Map<string, string>([
    ['/offline.html', offlineHtml],
    ['/assets/a.css', 'css'],
    ['/favicon.svg', 'mark'],
  ]);
  const state = { isOnline: true, fetched: [] as string[], told: [] as unknown[], files };
  const listeners = new Map<string, (event: never) => void>();
  const scope: WorkerScope = {
    location: { origin },
    caches,
    skipWaiting: () => Promise.resolve(),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve([{ postMessage: (message) => state.told.push(message) }]),
    },
    fetch: (input) => {
      const { pathname } = new URL(typeof input === 'string' ? input : (input as Request).url, origin);
      if (!state.isOnline) return Promise.reject(new TypeError('offline'));
      state.fetched.push(pathname);
      const text = files.get(pathname);
      return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
    },
    addEventListener: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
  };
  servePages(scope, 'release-1');
  const work: Promise<unknown>[] = [];
  const happen = async (name: string, more: object = {}) => {
    listeners.get(name)?.({ waitUntil: (one: Promise<unknown>) => work.push(one), ...more } as never);
    await Promise.all(work.splice(0));
  };
  const ask = async (path: string, mode: RequestMode = 'cors') => {
    const asking: Answering = { request: { method: 'GET', mode, url: origin + path } };
    await happen('fetch', {
      ...asking,
      respondWith: (answer: Promise<Response>) => {
        asking.answer = answer;
      },
    });
    const text = await (await asking.answer)?.text();
    await Promise.all(work.splice(0));
    return text;
  };
  return { state, happen, ask };
}

const forget = async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
};
beforeEach(forget);
afterEach(forget);

test('without a network a page is the offline page with its mark, and what was built is there still', async () => {
  const { state, happen, ask } = openWorker();
  state.files.set('/rng', 'page').set('/assets/b.js', 'code');
  await happen('install');
  expect(await ask('/rng', 'navigate')).toBe('page');
  expect(await ask('/assets/b.js')).toBe('code');
  state.isOnline = false;
  expect(await ask('/rng', 'navigate')).toBe(offlineHtml);
  expect(await ask('/favicon.svg', 'no-cors')).toBe('mark');
  expect(await ask('/assets/b.js')).toBe('code');
});

test('a built file is fetched once, and one that is not there is not kept', async () => {
  const { state, ask } = openWorker();
  state.files.set('/assets/b.js', 'code');
  await ask('/assets/b.js');
  await ask('/assets/b.js');
  await ask('/assets/gone.js');
  await ask('/assets/gone.js');
  expect(state.fetched).toEqual(['/assets/b.js', '/assets/gone.js', '/assets/gone.js']);
});

test('a call is none of its business', async () => {
  const { state, ask } = openWorker();
  expect(await ask('/wps/member/info')).toBeUndefined();
  expect(state.fetched).toEqual([]);
});

test('pages hear which release has taken over', async () => {
  const { state, happen } = openWorker();
  await happen('activate');
  expect(state.told).toEqual([{ release: 'release-1' }]);
});

test('a worker whose offline page cannot be had is not installed', async () => {
  const { state, happen } = openWorker();
  state.files.delete('/offline.html');
  await expect(happen('install')).rejects.toThrow('404');
});
