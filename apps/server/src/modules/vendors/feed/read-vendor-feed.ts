import { Compile } from 'typebox/compile';
import type { Clock } from '#kernel/clock/clock.ts';
import { isKeepable } from '../keepable.ts';
import { type FeedPage, FeedPage as FeedPageSchema } from './feed.schemas.ts';
import { feedPath } from './give-feed.ts';
import { FeedUnread } from './fetch-limited.ts';
import { readSigned, type VendorFeed } from './read-signed.ts';

const shape = Compile(FeedPageSchema);

/** Reads one page of a vendor's feed, signed both ways. Rejects with `FeedUnread`. */
export async function readVendorPage(
  deps: { clock: Clock; timeoutMs: number },
  feed: VendorFeed,
  query: { from: Date; cursor: string | null; limit: number },
): Promise<FeedPage> {
  const wanted = query.cursor === null ? { from: query.from.toISOString() } : { cursor: query.cursor };
  const path = `${feedPath}?${new URLSearchParams({ limit: String(query.limit), ...wanted }).toString()}`;
  const page = await readSigned(deps, feed, path);
  if (!shape.Check(page) || !isKeepable(page)) throw new FeedUnread('malformed');
  const { nextCursor, hasMore, status: said } = page as FeedPage;
  if (said !== 'OK') throw new FeedUnread('refused');
  // A feed that promises more and stays where it is would be read for ever.
  if (hasMore && nextCursor === query.cursor) throw new FeedUnread('malformed');
  return page as FeedPage;
}
