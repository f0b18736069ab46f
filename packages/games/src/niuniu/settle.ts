import { floorShare } from '@quetzal/domain/money';
import { beats, type Hand, rankHand, type RankedHand } from './rank.ts';

/** One seat when the cards are shown. Amounts are ledger units. */
export type Seat = {
  readonly seat: string;
  readonly hand: Hand;
  /** The table stake at the start of the round: nobody can lose more. */
  readonly stack: bigint;
  /** What the seat staked against the bank; the banker's own is ignored. */
  readonly bet: number;
};

/** A whole round before it is settled; seats in their order at the table, the banker among them. */
export type Table = {
  readonly base: bigint;
  readonly grab: number;
  readonly banker: string;
  readonly seats: readonly Seat[];
  /** The share of a win that the house keeps, in 1/10000. */
  readonly rakeBp: number;
};

/** What the round does to one seat. */
export type SeatResult = {
  readonly seat: string;
  readonly hand: RankedHand;
  /** What it wins or loses against the others; all of them together are nought. */
  readonly delta: bigint;
  readonly rake: bigint;
  /** `delta` less `rake`. */
  readonly net: bigint;
};

/** The outcome, or that the table is not one. */
export type Settlement =
  | { readonly ok: true; readonly seats: readonly SeatResult[] }
  | { readonly ok: false; readonly code: 'niuniu.unknown_banker' };

/** A seat against the bank: what it pays, or what the bank owes it. */
type Duel = { readonly seat: string; readonly pays: bigint; readonly owed: bigint };

function duel(table: Table, seat: Seat, bank: RankedHand): Duel {
  const own = rankHand(seat.hand);
  const hasWon = beats(own, bank);
  const multiplier = hasWon ? own.multiplier : bank.multiplier;
  const amount = table.base * BigInt(table.grab * seat.bet * multiplier);
  if (hasWon) return { seat: seat.seat, pays: 0n, owed: amount };
  return { seat: seat.seat, pays: amount < seat.stack ? amount : seat.stack, owed: 0n };
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** What each winner gets when the bank has `available`: all, or shares of it with left-over units in seat order. */
function shareOut(owed: readonly bigint[], available: bigint): readonly bigint[] {
  const sum = total(owed);
  if (sum <= available) return owed;
  const shares = owed.map((amount) => floorShare(amount, available, sum));
  let left = available - total(shares);
  return shares.map((share, place) => {
    if (left === 0n || owed[place] === 0n) return share;
    left -= 1n;
    return share + 1n;
  });
}

/** Settles a round: first the losers pay the bank, then the bank pays the winners from its stack and what came in. */
export function settle(table: Table): Settlement {
  const banker = table.seats.find(({ seat }) => seat === table.banker);
  if (banker === undefined) return { ok: false, code: 'niuniu.unknown_banker' };
  const bank = rankHand(banker.hand);
  const duels = table.seats.filter((seat) => seat !== banker).map((seat) => duel(table, seat, bank));
  const collected = total(duels.map(({ pays }) => pays));
  const received = shareOut(
    duels.map(({ owed }) => owed),
    banker.stack + collected,
  );
  const deltas = new Map(duels.map(({ seat, pays }, place) => [seat, (received[place] ?? 0n) - pays]));
  deltas.set(banker.seat, collected - total(received));
  return {
    ok: true,
    seats: table.seats.map(({ seat, hand }) => afterRake(seat, hand, deltas.get(seat) ?? 0n, table.rakeBp)),
  };
}

/** The house keeps its share of what a seat has won; losers pay none. */
function afterRake(seat: string, hand: Hand, delta: bigint, rakeBp: number): SeatResult {
  const rake = delta > 0n ? floorShare(delta, BigInt(rakeBp), 10_000n) : 0n;
  return { seat, hand: rankHand(hand), delta, rake, net: delta - rake };
}
