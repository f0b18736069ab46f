import { LOST, type Net } from './net.ts';

/** One bet of a table. */
export type TableBet<Outcome> = {
  /** Profit for each unit of stake after this outcome. */
  readonly net: (outcome: Outcome) => Net;
  /** The published share of the stake that comes back in the long run; a push counts as returned stake. */
  readonly returnToPlayer: number;
};

/** Every bet of a table by its id. */
export type TableBets<Outcome> = ReadonlyMap<string, TableBet<Outcome>>;

/** What became of a bet: its net, or that the table has no such bet. */
export type NetResult =
  | { readonly ok: true; readonly net: Net }
  | { readonly ok: false; readonly code: 'tables.unknown_bet' };

/** A bet that pays one price when it is met and loses otherwise. */
export function betOn<Outcome>(
  price: Net,
  returnToPlayer: number,
  isMet: (outcome: Outcome) => boolean,
): TableBet<Outcome> {
  return { net: (outcome) => (isMet(outcome) ? price : LOST), returnToPlayer };
}

/** Settles one bet by its id. */
export function settleBet<Outcome>(bets: TableBets<Outcome>, id: string, outcome: Outcome): NetResult {
  const bet = bets.get(id);
  return bet === undefined ? { ok: false, code: 'tables.unknown_bet' } : { ok: true, net: bet.net(outcome) };
}
