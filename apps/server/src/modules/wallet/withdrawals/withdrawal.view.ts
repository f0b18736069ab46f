import { formatAmount, type Money, subtract } from '@quetzal/domain/money';
import { formatPercent, type WithdrawalState, withdrawalStates } from '@quetzal/domain/wallet';
import Type, { type Static } from 'typebox';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import { PayoutKindSchema } from './payout-account.view.ts';
import { type Receipt, receipts, type Withdrawal } from './withdrawal.model.ts';
import { type WithdrawalStep, withdrawalSteps } from './steps.store.ts';
import type { WithdrawalRules } from './withdrawal-rules.ts';

const orNull = <T extends ReturnType<typeof Type.String>>(schema: T) => Type.Union([schema, Type.Null()]);

export const WithdrawalStateSchema = Type.Unsafe<WithdrawalState>(Type.String({ enum: [...withdrawalStates] }));

export const WithdrawalView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  payoutAccountId: Type.String({ format: 'uuid' }),
  methodCode: Type.String(),
  amount: Amount,
  fee: Amount,
  received: Amount,
  currency: Type.String(),
  state: WithdrawalStateSchema,
  reason: orNull(Type.String({ description: 'Why it was refused or came back' })),
  reference: Type.String(),
  createdAt: Instant,
  paidAt: orNull(Instant),
  receipt: Type.Union([Type.Unsafe<Receipt>(Type.String({ enum: [...receipts] })), Type.Null()]),
  receiptDueAt: orNull(Instant),
});

export const WithdrawalDetailView = Type.Object({
  ...WithdrawalView.properties,
  steps: Type.Array(
    Type.Object({
      step: Type.Unsafe<WithdrawalStep>(Type.String({ enum: [...withdrawalSteps] })),
      at: Instant,
    }),
    { description: 'What it came to and when, the earliest first' },
  ),
});

export const WithdrawalRulesView = Type.Object({
  currency: Type.String(),
  remainingTurnover: Amount,
  turnoverPercent: Type.String({ description: 'Percent of each deposit that must be bet', examples: ['100'] }),
  day: Type.Object({
    countMax: Type.Integer(),
    countLeft: Type.Integer(),
    amountMax: Amount,
    amountLeft: Amount,
    endsAt: Instant,
  }),
  nextAllowedAt: orNull(Instant),
  receiptMinutes: Type.Integer({ description: 'How long a member may say that a payout has not arrived' }),
  methods: Type.Array(
    Type.Object({
      code: Type.String(),
      kind: PayoutKindSchema,
      min: Amount,
      max: Amount,
      fee: Type.Object({ fixed: Amount, percent: Type.String({ examples: ['0.5'] }) }),
      minutes: Type.Integer(),
    }),
  ),
});

const wire = (money: Money) => formatAmount(money);

/** A withdrawal on the wire. */
export function withdrawalView(withdrawal: Withdrawal): Static<typeof WithdrawalView> {
  const { id, payoutAccountId, methodCode, amount, fee, state, reason, reference, receipt } = withdrawal;
  return {
    id,
    payoutAccountId,
    methodCode,
    amount: wire(amount),
    fee: wire(fee),
    received: wire(subtract(amount, fee)),
    currency: amount.currency,
    state,
    reason,
    reference,
    createdAt: withdrawal.createdAt.toISOString(),
    paidAt: withdrawal.paidAt?.toISOString() ?? null,
    receipt,
    receiptDueAt: withdrawal.receiptDueAt?.toISOString() ?? null,
  };
}

/** A withdrawal on the wire with its way so far. */
export function withdrawalDetailView(
  withdrawal: Withdrawal,
  steps: readonly { step: WithdrawalStep; at: Date }[],
): Static<typeof WithdrawalDetailView> {
  return { ...withdrawalView(withdrawal), steps: steps.map(({ step, at }) => ({ step, at: at.toISOString() })) };
}

/** The rules of a member on the wire. */
export function withdrawalRulesView(rules: WithdrawalRules): Static<typeof WithdrawalRulesView> {
  const text = (amount: bigint) => formatAmount({ currency: rules.currency, amount });
  const { policy, left, dayEndsAt } = rules;
  return {
    currency: rules.currency,
    remainingTurnover: text(rules.remainingTurnover),
    turnoverPercent: formatPercent(policy.turnoverBasisPoints),
    day: {
      countMax: policy.dayCountMax,
      countLeft: left.count,
      amountMax: text(policy.dayAmountMax),
      amountLeft: text(left.amount),
      endsAt: dayEndsAt.toISOString(),
    },
    nextAllowedAt: left.count === 0 || left.amount === 0n ? dayEndsAt.toISOString() : null,
    receiptMinutes: policy.receiptMinutes,
    methods: rules.methods.map(({ code, kind, min, max, fee, minutes }) => ({
      code,
      kind,
      min: wire(min),
      max: wire(max),
      fee: { fixed: wire(fee.fixed), percent: formatPercent(fee.basisPoints) },
      minutes,
    })),
  };
}
