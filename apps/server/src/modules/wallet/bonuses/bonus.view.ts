import { formatAmount } from '@quetzal/domain/money';
import { bonusStates, type BonusState } from '@quetzal/domain/wallet';
import Type, { type Static } from 'typebox';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import type { Bonus } from './bonus.model.ts';

const instantOrNull = Type.Union([Instant, Type.Null()]);

/** Where a credit stands, on the wire. */
export const BonusStateSchema = Type.Unsafe<BonusState>(Type.String({ enum: [...bonusStates] }));

/** A credit as its member sees it. */
export const BonusView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  currency: Type.String(),
  amount: Amount,
  remaining: Type.String({ description: 'What can still be staked', examples: ['12.50'] }),
  atStake: Type.String({ description: 'What stands in bets that have not ended', examples: ['5.00'] }),
  wagerRequired: Amount,
  wagerLeft: Type.String({ description: 'What must still be bet before it becomes cash', examples: ['250.00'] }),
  released: Type.String({ description: 'What became cash', examples: ['0.00'] }),
  gameTypes: Type.Union([Type.Array(Type.String()), Type.Null()], {
    description: 'Where it can be used; null: everywhere',
  }),
  reason: Type.String(),
  state: BonusStateSchema,
  grantedAt: instantOrNull,
  expiresAt: Instant,
  endedAt: instantOrNull,
});

/** A credit on the wire. */
export function bonusView(bonus: Bonus): Static<typeof BonusView> {
  const { id, amount, remaining, atStake, wagerRequired, wagered, released, gameTypes, reason, state } = bonus;
  const { currency } = amount;
  const text = (units: bigint) => formatAmount({ currency, amount: units });
  return {
    id,
    currency,
    amount: text(amount.amount),
    remaining: text(remaining),
    atStake: text(atStake),
    wagerRequired: text(wagerRequired),
    wagerLeft: text(wagerRequired - wagered),
    released: text(released),
    gameTypes,
    reason,
    state,
    grantedAt: bonus.grantedAt?.toISOString() ?? null,
    expiresAt: bonus.expiresAt.toISOString(),
    endedAt: bonus.endedAt?.toISOString() ?? null,
  };
}
