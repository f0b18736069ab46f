import { ApiError } from '@quetzal/api';
import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';

const retriesMax = 2;
const retryDelayMsMax = 4000;
const staleMs = 30_000;
const pauseMsMax = 30_000;

/** Whether a failed read is worth another try: only when nothing was decided, and not for ever. */
export function shouldRetry(failuresSoFar: number, error: unknown): boolean {
  return failuresSoFar < retriesMax && error instanceof ApiError && error.isTransient;
}

/** Wait before the next try, in milliseconds: 500, 1000, 2000, 4000 and no longer. */
export function retryDelayMs(failuresSoFar: number): number {
  return Math.min(500 * 2 ** failuresSoFar, retryDelayMsMax);
}

/**
 * Tries a read without a connection all the same where nothing is known yet or more pages were asked for, so that it fails
 * and says so; what is known is asked anew only when there is a connection.
 */
class Reads extends QueryCache {
  override add(query: Query): void {
    const fetch = query.fetch.bind(query);
    query.fetch = (options = query.options, how) =>
      fetch({ ...options, networkMode: query.state.data === undefined || how?.meta ? 'always' : 'online' }, how);
    super.add(query);
  }
}

/**
 * Cache of what the server said. Reads are tried again when no answer came; writes never are: they might count twice, and
 * one that waited for a connection would be sent when the person has left. Offline, what is known stays, and what is not
 * fails until there is a connection again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new Reads(),
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: retryDelayMs, staleTime: staleMs },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** What `untilKnown` looks at: the state of a query. */
interface Asked {
  state: { data: unknown; error: unknown; errorUpdateCount: number };
}

/**
 * Options of a read that the frame of every page needs: as long as it fails it is asked again, with pauses of 2 seconds to
 * half a minute. What was refused for good is not.
 */
export const untilKnown = {
  refetchInterval: ({ state: { data, error, errorUpdateCount } }: Asked): number | false =>
    data === undefined && error instanceof ApiError && (error.isTransient || error.status >= 500)
      ? Math.min(1000 * 2 ** errorUpdateCount, pauseMsMax)
      : false,
};

/** First part of the keys of queries whose answers are the same for everyone: they survive a login or logout. */
export const publicScope = 'public';

/** Forgets everything that was asked in somebody's name: all queries but those under `publicScope`. */
export function forgetPrivateQueries(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== publicScope });
}
