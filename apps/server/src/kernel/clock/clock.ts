/** Where the time comes from: injected everywhere, so that tests decide what "now" is. */
export interface Clock {
  /** The present instant (UTC inside, like every stored time). */
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };
