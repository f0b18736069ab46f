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
import { askedFrom, byOperators, ofMember } from './ops.views.ts';
import type { PeopleNames } from './people-names.ts';

const nullable = Type.Union([Type.String(), Type.Null()]);

export const AdjustmentStateSchema = Type.Unsafe<AdjustmentState>(Type.String({ enum: [...adjustmentStates] }));

export const OpsWithdrawalView = Type.Object({
  ...WithdrawalView.properties,
  ...ofMember,
  provider: Type.String(),
  payoutId: nullable,
  reviewReasons: Type.Array(Type.String()),
  attention: nullable,
  country: askedFrom,
  payoutAccount: Type.Union([PayoutAccountView, Type.Null()], { description: 'Where the money goes' }),
});

export const AdjustmentView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  ...ofMember,
  amount: Amount,
  currency: Type.String(),
  reason: Type.String(),
  state: AdjustmentStateSchema,
  proposedBy: Type.String({ format: 'uuid' }),
  proposedAt: Instant,
  expiresAt: Instant,
  decidedBy: nullable,
  decidedAt: Type.Union([Instant, Type.Null()]),
  ...byOperators,
  balanceBefore: Type.Union([Amount, Type.Null()]),
  balanceAfter: Type.Union([Amount, Type.Null()]),
});

/** A withdrawal as operators see it. */
export function opsWithdrawalView(
  withdrawal: Withdrawal,
  { names, payoutAccounts }: { names: PeopleNames; payoutAccounts: ReadonlyMap<string, PayoutAccount> },
): Static<typeof OpsWithdrawalView> {
  const { memberId, provider, payoutId, reviewReasons, attention, country, payoutAccountId } = withdrawal;
  const payoutAccount = payoutAccounts.get(payoutAccountId);
  return {
    ...withdrawalView(withdrawal),
    memberId,
    account: names.accountOf(memberId),
    provider,
    payoutId,
    reviewReasons,
    attention,
    country,
    payoutAccount: payoutAccount === undefined ? null : payoutAccountView(payoutAccount),
  };
}

/** An adjustment on the wire. */
export function adjustmentView(adjustment: Adjustment, names: PeopleNames): Static<typeof AdjustmentView> {
  const { id, memberId, amount, reason, state, proposedBy, decidedBy, balanceBefore, balanceAfter } = adjustment;
  const text = (units: bigint | null) =>
    units === null ? null : formatAmount({ currency: amount.currency, amount: units });
  return {
    id,
    memberId,
    account: names.accountOf(memberId),
    amount: formatAmount(amount),
    currency: amount.currency,
    reason,
    state,
    proposedBy,
    decidedBy,
    proposedAt: adjustment.proposedAt.toISOString(),
    expiresAt: adjustment.expiresAt.toISOString(),
    decidedAt: adjustment.decidedAt?.toISOString() ?? null,
    proposer: names.usernameOf(proposedBy),
    decider: names.usernameOf(decidedBy),
    balanceBefore: text(balanceBefore),
    balanceAfter: text(balanceAfter),
  };
}
