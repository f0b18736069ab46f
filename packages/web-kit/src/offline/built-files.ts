import type { WorkerScope } from './worker-scope.ts';

const cacheName = 'built';
/** A release has some hundreds of files, of which one visitor meets a part. */
const filesMax = 400;

/** A built file: as it was kept, else from the network, and then it is kept. `wait` is told of work that goes on. */
export async function builtFile(
  { caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>,
  request: Request,
  wait: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  // A full disk refuses: the file is there all the same.
  if (answer.status === 200) wait(cache.put(request.url, answer.clone()).catch(() => undefined));
  return answer;
}

/** Forgets the files that were kept first once there are too many; tabs of an earlier release keep the later ones. */
export async function forgetOldFiles({ caches }: Pick<WorkerScope, 'caches'>): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - filesMax)).map((request) => cache.delete(request)));
}
