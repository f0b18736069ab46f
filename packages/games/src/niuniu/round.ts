import { DECK } from '../cards/index.ts';
import type { Stream } from '../fairness/index.ts';
import type { Hand } from './rank.ts';

/** How many seats a round has. */
export const SEATS_MIN = 2;
export const SEATS_MAX = 6;
const HAND_SIZE = 5;

/** Names these rules in stored rounds; it changes when a rank, a multiplier or a rule of settlement changes. */
export const RULES_VERSION = 'niuniu-1';

/** What a seat may bid for the bank; 0 does not want it. */
export const BIDS = [0, 1, 2, 3, 4] as const;
/** What the others may stake against the bank. */
export const STAKES = [1, 2, 3, 5] as const;
/** What a seat does that lets its time pass. */
export const DEFAULT_BID = 0;
export const DEFAULT_STAKE = 1;

/** How long each phase of a round takes, in milliseconds. */
export const PHASE_MS = { grab: 5_000, bet: 5_000, show: 6_000, pause: 3_000 } as const;

/** Whether a seat may bid so much. */
export function isBid(bid: number): boolean {
  return (BIDS as readonly number[]).includes(bid);
}

/** Whether a seat may stake so much. */
export function isStake(stake: number): boolean {
  return (STAKES as readonly number[]).includes(stake);
}

/** The stack that is needed to sit down at a table of this base, in ledger units. */
export function buyInMin(base: bigint): bigint {
  return base * 50n;
}

/** Whether a stack is too small to wait for another round. */
export function mustLeave(stack: bigint, base: bigint): boolean {
  return stack < base * 20n;
}

/** Deals five cards in a row to each seat, seats in ascending order. */
export function deal(stream: Pick<Stream, 'draw'>, seatCount: number): readonly Hand[] {
  const cards = stream.draw(DECK, HAND_SIZE * seatCount);
  return Array.from(
    { length: seatCount },
    (_, seat) => cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE) as unknown as Hand,
  );
}

/** One seat's bid for the bank; seats in ascending order. */
export type Bid = { readonly seat: string; readonly bid: number };

/**
 * Who is the banker, and for how much. The highest bid wins and chance decides between equal ones; when nobody bids,
 * chance decides between all, with a grab of 1. The cards are drawn before, so that no bid changes them.
 */
export function chooseBanker(
  stream: Pick<Stream, 'uniform'>,
  bids: readonly Bid[],
): { readonly banker: string; readonly grab: number } {
  const highest = Math.max(...bids.map(({ bid }) => bid));
  const equals = bids.filter(({ bid }) => bid === highest);
  const chosen = equals.length === 1 ? 0 : stream.uniform(equals.length);
  return { banker: equals[chosen]?.seat ?? '', grab: Math.max(1, highest) };
}
