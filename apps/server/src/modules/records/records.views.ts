import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import { type Bet, type BetTitle, type BetTotals, resultOf, wonBy } from './bet.model.ts';

/** The states that a list can be narrowed to. */
export const BetStateSchema = Type.Union([
  Type.Literal('open'),
  Type.Literal('settled'),
  Type.Literal('rolled_back'),
  Type.Literal('refunded'),
]);

const text = Type.String();

/** A bet on the wire; its schema is named, so that others can build on it. */
export const BetRecord = Type.Object(
  {
    id: text,
    roundId: text,
    vendorRoundId: text,
    vassalage: Type.String({ description: 'Vendor code' }),
    vendorName: text,
    gameCode: text,
    gameName: text,
    stake: Amount,
    win: Type.Unsafe<string>({ ...Amount, description: 'All that it won, a jackpot included' }),
    jackpot: Type.Unsafe<string>({ ...Amount, description: 'What of it the round won of a pot' }),
    net: Type.Unsafe<string>({ ...Amount, description: 'Won less staked; nothing while it is open' }),
    validBet: Amount,
    state: BetStateSchema,
    placedAt: Instant,
    settledAt: Type.Union([Instant, Type.Null()]),
    currency: text,
  },
  { $id: 'BetRecord' },
);
export type BetRecord = Static<typeof BetRecord>;

/** Sums of a list of bets, jackpots among what was won; bets that were taken back count 0. */
export const BetTotalsSchema = Type.Object({
  count: Type.Integer(),
  stake: Amount,
  win: Amount,
  net: Amount,
  validBet: Amount,
});

/** A bet in the reader's words. */
export function betRecordOf(bet: Bet, title: BetTitle): BetRecord {
  const { currency } = bet;
  const show = (amount: bigint) => formatAmount({ currency, amount });
  return {
    id: bet.id,
    roundId: bet.roundId,
    vendorRoundId: bet.vendorRoundId,
    vassalage: bet.vendorCode,
    vendorName: title.vendorName,
    gameCode: bet.gameCode,
    gameName: title.gameName,
    stake: show(bet.stake),
    win: show(wonBy(bet)),
    jackpot: show(bet.jackpot),
    net: show(resultOf(bet)),
    validBet: show(bet.validBet),
    state: bet.state,
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
    currency,
  };
}

/** Sums of a list in the currency of its site. */
export function betTotalsOf(totals: BetTotals, currency: string): Static<typeof BetTotalsSchema> {
  const show = (amount: bigint) => formatAmount({ currency, amount });
  return {
    count: totals.count,
    stake: show(totals.stake),
    win: show(totals.win),
    net: show(totals.net),
    validBet: show(totals.validBet),
  };
}
