import type { Clock } from '#kernel/clock/clock.ts';
import { isFreshSignature, signedHeaders, type VendorKeys } from '../signature.ts';
import { fetchLimited, FeedUnread, parsedJson } from './fetch-limited.ts';

/** Where a vendor is, and what both sides sign with. */
export interface VendorFeed {
  vendorCode: string;
  baseUrl: string;
  secret: VendorKeys;
}

const bytesMax = 4 * 1024 * 1024;

/** Reads one address of a vendor, signed both ways: parsed JSON that is the vendor's. Rejects with `FeedUnread`. */
export async function readSigned(
  deps: { clock: Clock; timeoutMs: number },
  vendor: VendorFeed,
  path: string,
): Promise<unknown> {
  const request = { method: 'GET', path } as const;
  const { status, text, headers } = await fetchLimited({
    url: `${vendor.baseUrl}${path}`,
    method: 'GET',
    headers: { 'x-vendor': vendor.vendorCode, ...signedHeaders(vendor.secret, request, '', deps.clock.now()) },
    signal: AbortSignal.timeout(deps.timeoutMs),
    bytesMax,
  });
  if (status >= 500) throw new FeedUnread('unreachable');
  const given = { timestamp: headers.get('x-timestamp') ?? '', signature: headers.get('x-signature') ?? '' };
  if (!isFreshSignature(vendor.secret, { ...request, body: text, ...given }, deps.clock.now()))
    throw new FeedUnread('bad_signature');
  if (status !== 200) throw new FeedUnread('refused');
  return parsedJson(text);
}
