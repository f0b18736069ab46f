/** How often a tab that stays open asks whether there is a newer release, in milliseconds. */
export const checkEveryMs = 3_600_000;
const workerPath = '/service-worker.js';

/** What is used of the browser's service workers. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  'register' | 'addEventListener' | 'removeEventListener' | 'startMessages'
>;

interface WatchedReleases {
  workers: WorkerContainer;
  /** The release that the page is of. */
  release: string;
  /** Called when the worker of another release has taken over; the page itself stays as it is. */
  onNewRelease: () => void;
}

/** The release that the build wrote into the page; null on a development server, which has no worker either. */
export function releaseOf(page: Document = document): string | null {
  return page.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? null;
}

/**
 * Has the browser keep the site's worker and look for a newer one, each hour and whenever the tab comes back; gives how
 * to stop. A browser that takes no worker, as in some private windows, goes without.
 */
export function watchReleases({ workers, release, onNewRelease }: WatchedReleases): () => void {
  let registered: ServiceWorkerRegistration | undefined;
  const look = () => {
    // Without a network there is nothing newer to be had.
    if (document.visibilityState === 'visible' && navigator.onLine) registered?.update().catch(() => undefined);
  };
  const hear = ({ data }: MessageEvent<{ release?: unknown } | null>) => {
    if (typeof data?.release === 'string' && data.release !== release) onNewRelease();
  };
  workers.addEventListener('message', hear as EventListener);
  workers.startMessages();
  workers.register(workerPath, { scope: '/', updateViaCache: 'none' }).then(
    (registration) => {
      registered = registration;
    },
    () => undefined,
  );
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, checkEveryMs);
  return () => {
    workers.removeEventListener('message', hear as EventListener);
    document.removeEventListener('visibilitychange', look);
    clearInterval(timer);
  };
}
