/** How one part of a chase stands: its issue is still to come, its bet is placed, or it has come to an end. */
export type PartState = 'waiting' | 'placed' | 'settled' | 'cancelled' | 'voided';

/** The part of a chase that belongs to one issue. */
export type ChasePart = {
  readonly issue: string;
  readonly state: PartState;
  /** Ledger units; held since the chase was made. */
  readonly amount: bigint;
  /** When the issue closes, in milliseconds. */
  readonly closesAt: number;
};

/** Parts that end now, and what goes back to the player. */
export type Ending = { readonly parts: readonly ChasePart[]; readonly refund: bigint };

function ending(parts: readonly ChasePart[]): Ending {
  return { parts, refund: parts.reduce((sum, { amount }) => sum + amount, 0n) };
}

/** A part can be taken back as long as its issue is not closed. */
export function canCancel({ state, closesAt }: ChasePart, now: number): boolean {
  return (state === 'waiting' || state === 'placed') && now < closesAt;
}

/** What a chase holds at the beginning: the amounts of all parts. */
export function totalOf(parts: readonly ChasePart[]): bigint {
  return ending(parts).refund;
}

/**
 * What ends when a part has been settled under `stopOnWin`: after a win (a payout that is not only returned stakes) every
 * part whose issue is not closed yet. A part whose issue closed before the winning settlement stands.
 */
export function endedByWin(parts: readonly ChasePart[], settled: { readonly hasWon: boolean }, now: number): Ending {
  return ending(settled.hasWon ? parts.filter((part) => canCancel(part, now)) : []);
}

/** What ends when the player takes back the parts of these issues; those that are closed already stay. */
export function endedByPlayer(parts: readonly ChasePart[], issues: readonly string[], now: number): Ending {
  return ending(parts.filter((part) => issues.includes(part.issue) && canCancel(part, now)));
}

/** What ends when an issue is void: its own part alone; the chase goes on. */
export function endedByVoid(parts: readonly ChasePart[], issue: string): Ending {
  return ending(parts.filter((part) => part.issue === issue && (part.state === 'waiting' || part.state === 'placed')));
}
