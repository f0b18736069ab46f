import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** How long a page's script may take before it counts as lost, in milliseconds. */
export const chunkWaitMsMax = 120_000;

/** A page's script did not arrive: too slow, offline, or replaced by a newer release. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Fetches a script, and gives up after `waitMs` or when it cannot be had, with ChunkLoadError. */
export async function loadChunk<M>(importer: () => Promise<M>, waitMs: number = chunkWaitMsMax): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), waitMs);
  });
  try {
    return await Promise.race([importer(), tooLate]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** A component whose script is fetched when it is first shown: `lazyPage(() => import('./deposit-page.tsx'), (m) => m.DepositPage)`. */
export function lazyPage<M, P>(
  importer: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: pick(await loadChunk(importer)) }));
}
