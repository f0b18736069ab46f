import { afterEach, expect, test, vi } from 'vitest';
import { checkEveryMs, releaseOf, watchReleases, type WorkerContainer } from './watch-releases.ts';

/** The browser's workers, without one: gives what was registered, and says what a worker would. */
function fakeWorkers(register: WorkerContainer['register']) {
  const target = new EventTarget();
  const workers = {
    register,
    startMessages: () => undefined,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  } as WorkerContainer;
  return { workers, say: (data: unknown) => target.dispatchEvent(new MessageEvent('message', { data })) };
}

let stop = (): void => undefined;
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('another release is told of, the page’s own and other messages are not', () => {
  const { workers, say } = fakeWorkers(() => new Promise(() => undefined));
  const onNewRelease = vi.fn();
  stop = watchReleases({ workers, release: 'one', onNewRelease });
  say({ release: 'one' });
  say(null);
  say({ release: 2 });
  expect(onNewRelease).not.toHaveBeenCalled();
  say({ release: 'two' });
  expect(onNewRelease).toHaveBeenCalledTimes(1);
  stop();
  say({ release: 'three' });
  expect(onNewRelease).toHaveBeenCalledTimes(1);
});

test('a tab that stays open looks for a newer release each hour', async () => {
  vi.useFakeTimers();
  const update = vi.fn(() => Promise.reject(new TypeError('gone')));
  const register = vi.fn(() => Promise.resolve({ update } as unknown as ServiceWorkerRegistration));
  stop = watchReleases({ workers: fakeWorkers(register).workers, release: 'one', onNewRelease: () => undefined });
  expect(register).toHaveBeenCalledWith('/service-worker.js', { scope: '/', updateViaCache: 'none' });
  await vi.advanceTimersByTimeAsync(checkEveryMs - 1);
  expect(update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(update).toHaveBeenCalledTimes(1);
});

test('a browser that takes no worker goes without', async () => {
  vi.useFakeTimers();
  const { workers } = fakeWorkers(() => Promise.reject(new DOMException('private window')));
  stop = watchReleases({ workers, release: 'one', onNewRelease: () => undefined });
  await vi.advanceTimersByTimeAsync(checkEveryMs);
});

test('a page of a development server has no release', () => {
  expect(releaseOf(document.implementation.createHTMLDocument())).toBeNull();
});
