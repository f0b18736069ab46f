import type { Clock } from '#kernel/clock/clock.ts';
import { isFreshSignature, signedHeaders, type VendorKeys } from '../signature.ts';

/** Why what a vendor tells is not there or not to be believed. */
export type FeedTrouble = 'unreachable' | 'bad_signature' | 'refused' | 'malformed';

export class FeedUnread extends Error {
  readonly trouble: FeedTrouble;

  constructor(trouble: FeedTrouble, cause?: unknown) {
    super(`What the vendor tells is ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** Where a vendor is, and what both sides sign with. */
export interface VendorFeed {
  vendorCode: string;
  baseUrl: string;
  secret: VendorKeys;
}

const textMax = 4 * 1024 * 1024;

/** Reads one address of a vendor, signed both ways: parsed JSON that is the vendor's. Rejects with `FeedUnread`. */
export async function readSigned(
  deps: { clock: Clock; timeoutMs: number },
  vendor: VendorFeed,
  path: string,
): Promise<unknown> {
  const request = { method: 'GET', path };
  const headers = { 'x-vendor': vendor.vendorCode, ...signedHeaders(vendor.secret, request, '', deps.clock.now()) };
  const { status, text, given } = await fetched(`${vendor.baseUrl}${path}`, headers, deps.timeoutMs);
  if (status >= 500) throw new FeedUnread('unreachable');
  if (!isFreshSignature(vendor.secret, { ...request, body: text, ...given }, deps.clock.now()))
    throw new FeedUnread('bad_signature');
  if (status !== 200) throw new FeedUnread('refused');
  return parsed(text);
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
