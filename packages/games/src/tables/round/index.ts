/** The phases of a shared round, in their order. */
export const PHASES = ['betting', 'lock', 'deal', 'result', 'settled'] as const;
export type Phase = (typeof PHASES)[number];

/** How long bets are open at each table; a site may set other values. */
export const BETTING_MS = { baccarat: 20_000, dragontiger: 15_000, sicbo: 20_000, roulette: 25_000 } as const;
/** Between the end of betting and the first card. */
export const LOCK_MS = 2_000;
/** How long the result is shown. */
export const RESULT_MS = 4_000;
/** One card of baccarat. */
export const CARD_MS = 800;

/** A phase as every message carries it: times of the server's clock in milliseconds. */
export type TimedPhase = { readonly phase: Phase; readonly endsAt: number };

/** Whether a bet that the server reads at `readAt` counts: only before the end of betting, without grace. */
export function isBetInTime({ phase, endsAt }: TimedPhase, readAt: number): boolean {
  return phase === 'betting' && readAt < endsAt;
}

/** One exchange with the server, all in milliseconds: the client's clock when it asked and when the answer came. */
export type ClockSample = { readonly sent: number; readonly received: number; readonly serverNow: number };

const SAMPLES_KEPT = 5;

/** What to add to the client's clock to have the server's: the median of the last five samples; 0 without any. */
export function clockOffset(samples: readonly ClockSample[]): number {
  const offsets = samples
    .slice(-SAMPLES_KEPT)
    .map(({ sent, received, serverNow }) => serverNow - (sent + received) / 2)
    .toSorted((one, other) => one - other);
  const middle = Math.floor(offsets.length / 2);
  const [low = 0, high = 0] = [offsets[offsets.length % 2 === 0 ? middle - 1 : middle], offsets[middle]];
  return (low + high) / 2;
}
