import type { KeyObject } from 'node:crypto';
import type { Clock } from '#kernel/clock/clock.ts';
import type { BooksReader } from '../../feed/books-reader.ts';
import { fetchLimited, FeedUnread, parsedJson } from '../../feed/fetch-limited.ts';
import { createWindowReader, type Window } from '../../feed/windows.ts';
import { readHub88Told } from './hub88-feed-items.ts';
import { hub88Signature, hub88SignatureHeader } from './hub88-signature.ts';

/** Where the dialect's transactions list is, and our number there. */
export interface Hub88FeedSettings {
  url: string;
  operatorId: number;
}

const path = '/operator/generic/v2/transactions/list';
const bytesMax = 16 * 1024 * 1024;
const secondMs = 1_000;

/**
 * Reads the transactions list by time, each question signed with our key as our answers are. The list's own answers carry
 * no signature, so it is asked over HTTPS only.
 */
export function createHub88Feed(
  deps: { clock: Clock; timeoutMs: number },
  settings: Hub88FeedSettings & { ourPrivateKey: KeyObject },
): BooksReader {
  const { url, operatorId, ourPrivateKey } = settings;
  return createWindowReader(deps, async (window) => {
    const asked = secondsAround(window);
    const body = JSON.stringify({
      operator_id: operatorId,
      start_time: timeOf(asked.begin),
      end_time: timeOf(asked.end),
    });
    const { status, text } = await fetchLimited({
      url: `${url}${path}`,
      method: 'POST',
      headers: { 'content-type': 'application/json', [hub88SignatureHeader]: hub88Signature(ourPrivateKey, body) },
      body,
      signal: AbortSignal.timeout(deps.timeoutMs),
      bytesMax,
    });
    if (status === 429 || status >= 500) throw new FeedUnread('unreachable');
    if (status !== 200) throw new FeedUnread('refused');
    const told = readHub88Told(parsedJson(text));
    // An answer to another question says nothing about this window.
    const isOfWindow = told?.every(({ times }) => times.some((at) => at >= asked.begin && at < asked.end + secondMs));
    if (told === undefined || isOfWindow !== true) throw new FeedUnread('malformed');
    return [{ transactions: told.map(({ transaction }) => transaction), upTo: window.end }];
  });
}

/** The dialect's times have whole seconds, and whether the ends count is not said: one more on either side. */
function secondsAround({ begin, end }: Window): Window {
  return {
    begin: Math.floor(begin / secondMs) * secondMs - secondMs,
    end: Math.ceil(end / secondMs) * secondMs + secondMs,
  };
}

const timeOf = (at: number): string => new Date(at).toISOString().slice(0, 19);
