import { builtFile, forgetOldFiles } from './built-files.ts';
import { fromOfflineCache, keepOfflinePage, offlinePath } from './offline-cache.ts';
import { partIn } from './request-rule.ts';
import type { WorkerScope } from './worker-scope.ts';

/** From the network; without one, as it was kept with the offline page. */
async function orKept(scope: WorkerScope, answer: Promise<Response>, path: string): Promise<Response> {
  try {
    return await answer;
  } catch {
    return fromOfflineCache(scope, path);
  }
}

/**
 * A new release takes over at once: it treats the files of an older one as that did. Pages are told which it is.
 * Navigation preload stays off: a browser that has it asks twice for a page that the worker leaves alone, and the second
 * time a code that counts once, say of a login elsewhere, is used up.
 */
async function takeOver(scope: WorkerScope, release: string): Promise<void> {
  await scope.clients.claim();
  await forgetOldFiles(scope);
  for (const page of await scope.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage({ release });
}

/** The worker of a site. `release` names the build that it came with. */
export function servePages(scope: WorkerScope, release: string): void {
  scope.addEventListener('install', (event) => event.waitUntil(keepOfflinePage(scope).then(() => scope.skipWaiting())));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver(scope, release)));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const part = partIn(request, scope.location.origin);
    if (part === 'page') event.respondWith(orKept(scope, scope.fetch(request), offlinePath));
    if (part === 'kept') event.respondWith(orKept(scope, scope.fetch(request), request.url));
    if (part === 'built') event.respondWith(builtFile(scope, request, (work) => event.waitUntil(work)));
  });
}
