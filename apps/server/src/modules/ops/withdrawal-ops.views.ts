import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import {
  type Adjustment,
  type AdjustmentState,
  adjustmentStates,
  type PayoutAccount,
  PayoutAccountView,
  payoutAccountView,
  type Withdrawal,
  WithdrawalView,
  withdrawalView,
} from '#modules/wallet';
import { askedFrom } from './ops.views.ts';

const nullable = Type.Union([Type.String(), Type.Null()]);

export const AdjustmentStateSchema = Type.Unsafe<AdjustmentState>(Type.String({ enum: [...adjustmentStates] }));

export const OpsWithdrawalView = Type.Object({
  ...WithdrawalView.properties,
  memberId: Type.String({ format: 'uuid' }),
  provider: Type.String(),
  payoutId: nullable,
  reviewReasons: Type.Array(Type.String()),
  attention: nullable,
  country: askedFrom,
  account: Type.Union([PayoutAccountView, Type.Null()]),
});

export const AdjustmentView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  memberId: Type.String({ format: 'uuid' }),
  amount: Amount,
  currency: Type.String(),
  reason: Type.String(),
  state: AdjustmentStateSchema,
  proposedBy: Type.String({ format: 'uuid' }),
  proposedAt: Instant,
  expiresAt: Instant,
  decidedBy: nullable,
  decidedAt: Type.Union([Instant, Type.Null()]),
  balanceBefore: Type.Union([Amount, Type.Null()]),
  balanceAfter: Type.Union([Amount, Type.Null()]),
});

/** A withdrawal as operators see it. */
export function opsWithdrawalView(
  withdrawal: Withdrawal,
  accounts: ReadonlyMap<string, PayoutAccount>,
): Static<typeof OpsWithdrawalView> {
  const { memberId, provider, payoutId, reviewReasons, attention, country, payoutAccountId } = withdrawal;
  const account = accounts.get(payoutAccountId);
  return {
    ...withdrawalView(withdrawal),
    memberId,
    provider,
    payoutId,
    reviewReasons,
    attention,
    country,
    account: account === undefined ? null : payoutAccountView(account),
  };
}

/** An adjustment on the wire. */
export function adjustmentView(adjustment: Adjustment): Static<typeof AdjustmentView> {
  const { id, memberId, amount, reason, state, proposedBy, decidedBy, balanceBefore, balanceAfter } = adjustment;
  const text = (units: bigint | null) =>
    units === null ? null : formatAmount({ currency: amount.currency, amount: units });
  return {
    id,
    memberId,
    amount: formatAmount(amount),
    currency: amount.currency,
    reason,
    state,
    proposedBy,
    decidedBy,
    proposedAt: adjustment.proposedAt.toISOString(),
    expiresAt: adjustment.expiresAt.toISOString(),
    decidedAt: adjustment.decidedAt?.toISOString() ?? null,
    balanceBefore: text(balanceBefore),
    balanceAfter: text(balanceAfter),
  };
}
