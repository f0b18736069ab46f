import { Compile } from 'typebox/compile';
import type { Clock } from '#kernel/clock/clock.ts';
import { unstorableText } from '#kernel/http/unstorable-text.ts';
import { isFreshSignature, signedHeaders, type VendorKeys } from '../signature.ts';
import { type FeedPage, FeedPage as FeedPageSchema } from './feed.schemas.ts';
import { feedPath } from './give-feed.ts';

/** Why a page of a vendor's feed is not there or not to be believed. */
export type FeedTrouble = 'unreachable' | 'bad_signature' | 'refused' | 'malformed';

export class FeedUnread extends Error {
  readonly trouble: FeedTrouble;

  constructor(trouble: FeedTrouble, cause?: unknown) {
    super(`The vendor's feed is ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** Where a vendor's feed is, and what both sides sign with. */
export interface VendorFeed {
  vendorCode: string;
  baseUrl: string;
  secret: VendorKeys;
}

const textMax = 4 * 1024 * 1024;
const shape = Compile(FeedPageSchema);

/** Reads one page of a vendor's feed, signed both ways. Rejects with `FeedUnread`. */
export async function readVendorPage(
  deps: { clock: Clock; timeoutMs: number },
  feed: VendorFeed,
  query: { from: Date; cursor: string | null; limit: number },
): Promise<FeedPage> {
  const wanted = query.cursor === null ? { from: query.from.toISOString() } : { cursor: query.cursor };
  const path = `${feedPath}?${new URLSearchParams({ limit: String(query.limit), ...wanted }).toString()}`;
  const request = { method: 'GET', path };
  const headers = { 'x-vendor': feed.vendorCode, ...signedHeaders(feed.secret, request, '', deps.clock.now()) };
  const { status, text, given } = await fetched(`${feed.baseUrl}${path}`, headers, deps.timeoutMs);
  if (status >= 500) throw new FeedUnread('unreachable');
  if (!isFreshSignature(feed.secret, { ...request, body: text, ...given }, deps.clock.now()))
    throw new FeedUnread('bad_signature');
  if (status !== 200) throw new FeedUnread('refused');
  const page = parsed(text);
  if (!shape.Check(page) || unstorableText(page) !== undefined) throw new FeedUnread('malformed');
  const { nextCursor, hasMore, status: said } = page as FeedPage;
  if (said !== 'OK') throw new FeedUnread('refused');
  // A feed that promises more and stays where it is would be read for ever.
  if (hasMore && nextCursor === query.cursor) throw new FeedUnread('malformed');
  return page as FeedPage;
}

async function fetched(url: string, headers: Record<string, string>, timeoutMs: number) {
  try {
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const given = {
      timestamp: response.headers.get('x-timestamp') ?? '',
      signature: response.headers.get('x-signature') ?? '',
    };
    return { status: response.status, text: await textOf(response), given };
  } catch (error) {
    throw error instanceof FeedUnread ? error : new FeedUnread('unreachable', error);
  }
}

/** The answer's text, read no further than a page can be long. */
async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > textMax) throw new FeedUnread('malformed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
