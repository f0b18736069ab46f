import type { BooksReader } from '../feed/books-reader.ts';
import { readVendorPage } from '../feed/read-vendor-feed.ts';
import type { VendorFeed } from '../feed/read-signed.ts';
import { createHub88Feed } from '../dialects/hub88/hub88-feed.ts';
import { createPragmaticFeed } from '../dialects/pragmatic/pragmatic-feed.ts';
import type { ReconciliationDeps } from './reconciliation.deps.ts';
import { selectBaseUrl } from './runs.store.ts';

const pageSize = 1_000;

type ReaderDeps = Pick<ReconciliationDeps, 'db' | 'clock' | 'secrets' | 'dialects' | 'timeoutMs'>;

/** The vendors whose books are compared: who speaks our protocol, and who speaks a dialect and has told where its feed is. */
export function comparedVendors({ secrets, dialects }: Pick<ReaderDeps, 'secrets' | 'dialects'>): string[] {
  const withFeed = [...dialects].filter(([, { feed }]) => feed !== undefined).map(([code]) => code);
  return [...new Set([...secrets.keys(), ...withFeed])];
}

/** How a vendor's books are read: as its dialect publishes them, else as our protocol does; undefined for neither. */
export async function readerOf(deps: ReaderDeps, vendorCode: string): Promise<BooksReader | undefined> {
  const dialect = deps.dialects.get(vendorCode);
  if (dialect?.feed !== undefined)
    return dialect.dialect === 'pragmatic'
      ? createPragmaticFeed(deps, dialect.feed)
      : createHub88Feed(deps, { ...dialect.feed, ourPrivateKey: dialect.ourPrivateKey });
  const secret = deps.secrets.get(vendorCode);
  const baseUrl = await selectBaseUrl(deps.db, vendorCode);
  return secret === undefined || baseUrl === undefined ? undefined : ownReader(deps, { vendorCode, baseUrl, secret });
}

function ownReader(deps: Pick<ReaderDeps, 'clock' | 'timeoutMs'>, feed: VendorFeed): BooksReader {
  return { read: ({ from, cursor }) => readVendorPage(deps, feed, { from, cursor, limit: pageSize }) };
}
