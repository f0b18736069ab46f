import type { Query, QueryClient } from '@tanstack/react-query';

/** A fast game moves money many times in a second. */
const pauseMs = 1_000;
/** Clients that are asking; true where money moved again meanwhile. */
const asking = new WeakMap<QueryClient, boolean>();

/** Whether money counts in an answer; the balance alone is told, with its version, and not asked for again. */
const isCounted = ({ queryKey: [room, what] }: Query): boolean =>
  room === 'records' || (room === 'limits' && what === 'own') || (room === 'wallet' && what !== 'balance');

/**
 * After money moved: lists and sums that are shown are asked for again at once, the others when they are shown next. What
 * moves while they are asked for counts together, a second later.
 */
export async function moneyMoved(queries: QueryClient): Promise<void> {
  const isAsking = asking.has(queries);
  asking.set(queries, isAsking);
  if (isAsking) return;
  const pause = new Promise((resolve) => setTimeout(resolve, pauseMs));
  await Promise.all([queries.invalidateQueries({ predicate: isCounted }), pause]);
  const isDue = asking.get(queries);
  asking.delete(queries);
  if (isDue === true) await moneyMoved(queries);
}
