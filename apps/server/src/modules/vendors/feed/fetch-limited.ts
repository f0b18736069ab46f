/** Why what a vendor tells is not there or not to be believed. `late`: its books do not reach as far as is asked yet. */
export type FeedTrouble = 'unreachable' | 'bad_signature' | 'refused' | 'malformed' | 'late';

/** Rejects a reading of a vendor's books; the run that reads them tries again later. */
export class FeedUnread extends Error {
  readonly trouble: FeedTrouble;

  constructor(trouble: FeedTrouble, cause?: unknown) {
    super(`What the vendor tells is ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** A call to a vendor, and how long and how large its answer may be (bytes). */
export interface LimitedCall {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  bytesMax: number;
}

/** The whole answer of a vendor, read no further than it may be long. Rejects with `FeedUnread`; follows no redirect. */
export async function fetchLimited(call: LimitedCall): Promise<{ status: number; text: string; headers: Headers }> {
  const { url, method, headers, body, signal, bytesMax } = call;
  try {
    const sent = body === undefined ? {} : { body };
    const response = await fetch(url, { method, headers, redirect: 'error', signal, ...sent });
    return { status: response.status, text: await textOf(response, bytesMax), headers: response.headers };
  } catch (error) {
    throw error instanceof FeedUnread ? error : new FeedUnread('unreachable', error);
  }
}

async function textOf(response: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > bytesMax) throw new FeedUnread('malformed');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** JSON that a vendor sent; null when it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
