import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import type { ListedRound } from '#modules/vendors';

/** A round as operators see it. */
export const RoundView = Type.Object({
  id: Type.String(),
  vassalage: Type.String({ description: 'Vendor code' }),
  vendorRoundId: Type.String(),
  account: Type.String(),
  gameCode: Type.String(),
  state: Type.Enum(['open', 'closed', 'cancelled', 'refunded']),
  bets: Type.Integer({ description: 'Those that were not taken back' }),
  stake: Amount,
  win: Amount,
  currency: Type.String(),
  openedAt: Instant,
  endedAt: Type.Union([Instant, Type.Null()]),
});

/** A round on the wire. */
export function roundView(round: ListedRound): Static<typeof RoundView> {
  const { currency } = round;
  return {
    id: round.id,
    vassalage: round.vendorCode,
    vendorRoundId: round.vendorRoundId,
    account: round.account,
    gameCode: round.gameCode,
    state: round.state,
    bets: round.bets,
    stake: formatAmount({ currency, amount: round.stake }),
    win: formatAmount({ currency, amount: round.win }),
    currency,
    openedAt: round.openedAt.toISOString(),
    endedAt: round.endedAt?.toISOString() ?? null,
  };
}
