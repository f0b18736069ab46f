const HOUR_MS = 3_600_000;

/** A match that has not started within this time after its scheduled start is void (house rule). */
export const POSTPONED_VOID_AFTER_MS = 36 * HOUR_MS;
/** Results may be corrected up to this time after settlement. */
export const CORRECTION_WITHIN_MS = 72 * HOUR_MS;

/** Times are milliseconds since the epoch, by the server's clock. */
type Start = { readonly scheduledAtMs: number; readonly startedAtMs?: number };

/** Whether the bets on a match are void at `nowMs` because it has not started in time, or started too late. */
export function isPostponedTooLong({ scheduledAtMs, startedAtMs }: Start, nowMs: number): boolean {
  return (startedAtMs ?? nowMs) - scheduledAtMs > POSTPONED_VOID_AFTER_MS;
}

/** Whether a bet was taken after the event that decided its market, and so is void. */
export function isLateBet(takenAtMs: number, decidedAtMs: number): boolean {
  return takenAtMs > decidedAtMs;
}
