import { type LimitName, type LimitPeriod, measuredBy } from './limit-name.ts';

/** What a member staked and won by the bets of a period, in ledger units; open bets are staked and have won nothing yet. */
export interface Played {
  staked: bigint;
  won: bigint;
}

/** What limits hold, by name; a name that is missing does not limit. */
export type Limits = ReadonlyMap<LimitName, bigint>;

/** How much of a limit with a period is used: what was lost is what was staked less what was won, and may be below zero. */
export function usedOf(measure: 'loss' | 'wager', { staked, won }: Played): bigint {
  return measure === 'wager' ? staked : staked - won;
}

/**
 * The limit that a stake would go beyond, undefined when it goes beyond none: the whole stake counts as lost until it
 * wins. With limits of several periods every one of them binds.
 */
export function limitBeyond(
  limits: Limits,
  stake: bigint,
  playedIn: (period: LimitPeriod) => Played,
): LimitName | undefined {
  for (const [name, value] of limits) {
    if (name === 'stake' && stake > value) return name;
    const measured = measuredBy(name);
    if (measured === null || measured.measure === 'deposit') continue;
    if (usedOf(measured.measure, playedIn(measured.period)) + stake > value) return name;
  }
  return undefined;
}

/** The most that may still be paid in, undefined without a limit; never below zero. */
export function depositRoom(limits: Limits, depositedIn: (period: LimitPeriod) => bigint): bigint | undefined {
  let room: bigint | undefined;
  for (const [name, value] of limits) {
    const measured = measuredBy(name);
    if (measured?.measure !== 'deposit') continue;
    const deposited = depositedIn(measured.period);
    const left = value > deposited ? value - deposited : 0n;
    if (room === undefined || left < room) room = left;
  }
  return room;
}
