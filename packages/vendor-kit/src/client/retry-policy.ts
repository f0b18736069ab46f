/** How long a win or rollback is sent again before a person has to look at it. */
export const retryForMs = 24 * 60 * 60_000;

const firstDelayMs = 1_000;
const delayMaxMs = 15 * 60_000;

/** How long to wait after so many failed attempts (1 or more): 1 s, doubling, at most a quarter of an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(delayMaxMs, firstDelayMs * 2 ** Math.min(attempts - 1, 30));
}
