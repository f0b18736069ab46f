import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import {
  type FundsAccount,
  fundsAccounts,
  type FundsTransfer,
  type FundsTransferState,
  fundsTransferStates,
} from '#modules/wallet';
import { byOperators } from '../ops.views.ts';

export const FundsTransferStateSchema = Type.Unsafe<FundsTransferState>(
  Type.String({ enum: [...fundsTransferStates] }),
);

export const FundsAccountSchema = Type.Unsafe<FundsAccount>(Type.String({ enum: [...fundsAccounts] }));

const nullable = Type.Union([Type.String(), Type.Null()]);
const LyingThere = Type.Union([Amount, Type.Null()], { description: 'Null where the money has not moved' });

export const FundsTransferView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  from: FundsAccountSchema,
  to: FundsAccountSchema,
  provider: Type.Union([Type.String(), Type.Null()], { description: 'Whose clearing account one of the two is' }),
  amount: Amount,
  currency: Type.String(),
  bankReference: Type.String(),
  reason: Type.String(),
  state: FundsTransferStateSchema,
  proposedBy: Type.String({ format: 'uuid' }),
  proposedAt: Instant,
  expiresAt: Instant,
  decidedBy: nullable,
  decidedAt: Type.Union([Instant, Type.Null()]),
  ...byOperators,
  fromBefore: LyingThere,
  fromAfter: LyingThere,
  toBefore: LyingThere,
  toAfter: LyingThere,
});

/** A funds transfer on the wire; `usernames` has those of the operators who spoke for it, by id. */
export function fundsTransferView(
  transfer: FundsTransfer,
  usernames: ReadonlyMap<string, string>,
): Static<typeof FundsTransferView> {
  const { id, from, to, provider, amount, bankReference, reason, state, proposedBy, decidedBy, before } = transfer;
  const text = (units: bigint | undefined) =>
    units === undefined ? null : formatAmount({ currency: amount.currency, amount: units });
  return {
    id,
    from,
    to,
    provider,
    amount: formatAmount(amount),
    currency: amount.currency,
    bankReference,
    reason,
    state,
    proposedBy,
    decidedBy,
    proposedAt: transfer.proposedAt.toISOString(),
    expiresAt: transfer.expiresAt.toISOString(),
    decidedAt: transfer.decidedAt?.toISOString() ?? null,
    proposer: usernames.get(proposedBy) ?? null,
    decider: usernames.get(decidedBy ?? '') ?? null,
    fromBefore: text(before?.from),
    fromAfter: text(before === null ? undefined : before.from - amount.amount),
    toBefore: text(before?.to),
    toAfter: text(before === null ? undefined : before.to + amount.amount),
  };
}
