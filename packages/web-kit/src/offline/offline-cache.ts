import type { WorkerScope } from './worker-scope.ts';

/** Where the server has the page that is shown without a network. */
export const offlinePath = '/offline.html';
const cacheName = 'offline';

/** The files of this origin that a page cannot be shown without: its style sheets and its mark. */
function filesOf(html: string): string[] {
  const named = html.matchAll(/<(?:img|link)\b[^>]*?\s(?:src|href)="(\/[^"]+)"/g);
  return [...new Set([...named].map(([, path]) => path ?? ''))];
}

/** Fetches the offline page with what it shows. Throws when one of them cannot be had, and keeps what was kept before. */
export async function keepOfflinePage({ caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>): Promise<void> {
  const page = await fetch(offlinePath, { cache: 'no-cache' });
  if (!page.ok) throw new Error(`${offlinePath}: ${page.status}`);
  const paths = filesOf(await page.clone().text());
  const answers = await Promise.all(paths.map(async (path) => ({ path, answer: await fetch(path) })));
  const cache = await caches.open(cacheName);
  await cache.put(offlinePath, page);
  await Promise.all(answers.filter(({ answer }) => answer.ok).map(({ path, answer }) => cache.put(path, answer)));
  const isWanted = (request: Request) => [offlinePath, ...paths].includes(new URL(request.url).pathname);
  const before = (await cache.keys()).filter((request) => !isWanted(request));
  await Promise.all(before.map((request) => cache.delete(request)));
}

/** Something that was kept with the offline page, or that page itself. */
export async function fromOfflineCache({ caches }: Pick<WorkerScope, 'caches'>, path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(path, { ignoreVary: true })) ?? Response.error();
}
