import type { Clock } from '#kernel/clock/clock.ts';
import type { BooksReader } from '../../feed/books-reader.ts';
import { fetchLimited, FeedUnread, parsedJson } from '../../feed/fetch-limited.ts';
import { createWindowReader, type WindowTold } from '../../feed/windows.ts';
import { readPragmaticTold } from './pragmatic-feed-rows.ts';

/** Where the dialect's data feeds are and who we are there. Without `dataTypes` it tells of what it holds to be usual. */
export interface PragmaticFeedSettings {
  url: string;
  login: string;
  password: string;
  /** Portfolios, as the vendor names them (`RNG`, `LC`, ...); each is asked for by itself. */
  dataTypes?: readonly string[];
}

const path = '/IntegrationService/v3/DataFeeds/transactions/';
const bytesMax = 16 * 1024 * 1024;

/**
 * Reads the transactions feed: what happened from a `timepoint` on, for ten minutes at most, and the timepoint to go on
 * from. The dialect shows who asks by `login` and `password` in the address, so it is asked over HTTPS only.
 */
export function createPragmaticFeed(
  deps: { clock: Clock; timeoutMs: number },
  settings: PragmaticFeedSettings,
): BooksReader {
  return createWindowReader(deps, async ({ begin }) => {
    // All portfolios of a window are one part, and have the time of one part.
    const signal = AbortSignal.timeout(deps.timeoutMs);
    const told: WindowTold[] = [];
    for (const dataType of settings.dataTypes ?? [undefined])
      told.push(await ask(settings, { timepoint: begin, dataType, signal }));
    return told;
  });
}

async function ask(
  { url, login, password }: PragmaticFeedSettings,
  { timepoint, dataType, signal }: { timepoint: number; dataType: string | undefined; signal: AbortSignal },
): Promise<WindowTold> {
  const query = new URLSearchParams({
    login,
    password,
    timepoint: String(timepoint),
    ...(dataType === undefined ? {} : { dataType }),
    options: 'addTransactionStatus',
  });
  const headers = { accept: 'text/csv', 'cache-control': 'no-cache' };
  const call = { url: `${url}${path}?${query.toString()}`, method: 'GET', headers, signal, bytesMax } as const;
  const { status, text } = await fetchLimited(call);
  if (status === 429 || status >= 500) throw new FeedUnread('unreachable');
  // A refusal is JSON with an error, whatever its HTTP status.
  if (status !== 200 || isError(text)) throw new FeedUnread('refused');
  const told = readPragmaticTold(text);
  if (told === undefined) throw new FeedUnread('malformed');
  return { transactions: told.transactions, upTo: told.timepoint };
}

function isError(text: string): boolean {
  const value = text.startsWith('{') ? parsedJson(text) : null;
  return typeof value === 'object' && value !== null && 'error' in value;
}
