import { createElement, lazy, type ComponentType } from 'react';

/** How long a page's script may take before it counts as lost, in milliseconds. */
export const chunkWaitMsMax = 120_000;

/** A page's script did not arrive: too slow, offline, or replaced by a newer release. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** Of a page: has its script asked for anew when it is next shown; until then the failure stands. */
  declare forget?: () => void;
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
export function lazyPage<M, P extends object>(
  importer: () => Promise<M>,
  pick: (module: M) => ComponentType<P>,
): ComponentType<P> {
  // React keeps a failure for good: what is asked for anew is another component.
  const ask = () => {
    const Asked = lazy(() =>
      loadChunk(importer).then(
        (module) => ({ default: pick(module) }),
        (err: ChunkLoadError) => {
          // Another place that misses the same script may have asked already.
          err.forget = () => {
            if (Page === Asked) Page = ask();
          };
          throw err;
        },
      ),
    );
    return Asked;
  };
  let Page: ComponentType<P> = ask();
  return (props) => createElement(Page, props);
}
