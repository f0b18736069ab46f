import { useEffect, useEffectEvent } from 'react';
import { releaseOf, watchReleases } from './watch-releases.ts';

/** Keeps the site's worker, once the page has loaded, and calls back when there is a newer release than this page. */
export function useNewRelease(onNewRelease: () => void): void {
  const tell = useEffectEvent(onNewRelease);
  useEffect(() => {
    const release = releaseOf();
    if (release === null || !('serviceWorker' in navigator)) return;
    let stop = (): void => undefined;
    const start = () => {
      stop = watchReleases({ workers: navigator.serviceWorker, release, onNewRelease: () => tell() });
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      stop();
    };
  }, []);
}
