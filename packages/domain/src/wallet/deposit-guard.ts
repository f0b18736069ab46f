/** Failures in a row that block deposits, and how close together they are (GLI-19 A.3.6 b). */
const failuresMax = 5;
const windowMs = 10 * 60_000;
const blockMs = 30 * 60_000;

/** Deposits of a member that failed one after another. A success between them starts anew, but lifts no suspension. */
export interface DepositGuard {
  /** Of the last ten minutes, the oldest first; not counted any more once deposits have been blocked. */
  recentFailures: readonly Date[];
  blockedUntil: Date | null;
  failuresSinceBlock: number;
  suspendedAt: Date | null;
}

/** What keeps a member from paying in. */
export type DepositBar = { kind: 'blocked'; until: Date } | { kind: 'suspended' };

/** Nothing has failed. */
export const noFailures: DepositGuard = {
  recentFailures: [],
  blockedUntil: null,
  failuresSinceBlock: 0,
  suspendedAt: null,
};

/** One more failure: the fifth within ten minutes blocks for half an hour, five more in a row suspend. */
export function afterFailure(guard: DepositGuard, now: Date): DepositGuard {
  if (guard.suspendedAt !== null) return guard;
  if (guard.blockedUntil !== null) {
    const failuresSinceBlock = guard.failuresSinceBlock + 1;
    return { ...guard, failuresSinceBlock, suspendedAt: failuresSinceBlock >= failuresMax ? now : null };
  }
  const since = now.getTime() - windowMs;
  const recentFailures = [...guard.recentFailures.filter((at) => at.getTime() > since), now];
  if (recentFailures.length < failuresMax) return { ...guard, recentFailures };
  return { ...noFailures, blockedUntil: new Date(now.getTime() + blockMs) };
}

/** A payment that came: failures before it count no more. */
export function afterSuccess(guard: DepositGuard): DepositGuard {
  return guard.suspendedAt === null ? noFailures : guard;
}

/** What keeps the member from paying in now; null when nothing does. */
export function depositBar({ blockedUntil, suspendedAt }: DepositGuard, now: Date): DepositBar | null {
  if (suspendedAt !== null) return { kind: 'suspended' };
  return blockedUntil !== null && blockedUntil > now ? { kind: 'blocked', until: blockedUntil } : null;
}
