import { type FeedPage, type FeedQuery, feedQueryOf } from '../protocol/index.ts';
import { refusal, type SignedServerDeps, signedServer, type WalletServer } from './signed-server.ts';

export interface FeedServerDeps extends SignedServerDeps {
  /**
   * A page of what this vendor's transactions came to, in an order in which nothing can appear later before a cursor
   * that was given; undefined when the cursor is none of ours.
   */
  pageOf: (vendorCode: string, query: FeedQuery) => Promise<FeedPage | undefined>;
  /** Told what was thrown while a page was read. */
  onError: (error: unknown) => void;
}

/** The giving side of a feed: checks signature and query, and signs the page. */
export function createFeedServer(deps: FeedServerDeps): WalletServer {
  return signedServer(deps, async (request) => {
    const query = request.method === 'GET' ? feedQueryOf(request.path) : undefined;
    if (query === undefined) return refusal('INVALID_REQUEST');
    try {
      const page = await deps.pageOf(request.header('x-vendor') ?? '', query);
      if (page === undefined) return refusal('INVALID_REQUEST');
      return { httpStatus: 200, text: JSON.stringify({ status: 'OK', requestId: '', ...page }) };
    } catch (error) {
      deps.onError(error);
      return refusal('INTERNAL_ERROR');
    }
  });
}
