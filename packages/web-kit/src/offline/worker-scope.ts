/*
 * What the worker uses of its global scope. The library of types for workers cannot stand beside the one for pages, and
 * these few lines are all that is needed of it.
 */

/** An event whose work the browser waits for. */
export interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page, before the network has it. */
export interface AskingEvent extends WaitingEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/** A page that the worker serves. */
interface ServedPage {
  postMessage: (message: unknown) => void;
}

/** The global scope of a service worker. */
export interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  fetch: typeof fetch;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly ServedPage[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
    (name: 'fetch', listener: (event: AskingEvent) => void): void;
  };
}
