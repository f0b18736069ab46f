/** How long a change that makes a limit looser waits before it can be confirmed (UKGC RTS 12D, GLI-19 A.3.7 a). */
const coolingMs = 24 * 60 * 60_000;
/** How long it can be confirmed then; afterwards it has lapsed. */
const confirmableMs = 7 * 24 * 60 * 60_000;

/** Where a change stands that makes a limit looser. */
export type PendingState = 'cooling' | 'confirmable' | 'lapsed';

/** From when and until when a change that was asked for at an instant can be confirmed. */
export function confirmationTime(askedAt: Date): { from: Date; until: Date } {
  const from = new Date(askedAt.getTime() + coolingMs);
  return { from, until: new Date(from.getTime() + confirmableMs) };
}

/** Where a change stands now; `until` is excluded. */
export function pendingStateOf(askedAt: Date, now: Date): PendingState {
  const { from, until } = confirmationTime(askedAt);
  if (now < from) return 'cooling';
  return now < until ? 'confirmable' : 'lapsed';
}

/** The strictest of values; undefined when there is none. */
export function strictest(...values: readonly (bigint | undefined)[]): bigint | undefined {
  const set = values.filter((value) => value !== undefined);
  return set.reduce<bigint | undefined>(
    (least, value) => (least === undefined || value < least ? value : least),
    undefined,
  );
}
