import { formatAmount, type Money } from '@quetzal/domain/money';
import { formatPercent, walletDialing } from '@quetzal/domain/wallet';
import Type, { type Static } from 'typebox';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import type { HistoryLine } from '#modules/ledger';
import { PaymentInstructions } from './provider/payment-instructions.ts';
import { paymentFailures } from './provider/payment-provider.ts';
import { reviewCauseOf, reviewCauses } from './reviews/review-cause.ts';
import { linePaymentView, LinePaymentView } from './statements/line-payment.view.ts';
import { linePrizeOf, LinePrizeView, lineReferenceOf } from './statements/line-prize.view.ts';
import type { WithPayment } from './statements/line-payments.store.ts';
import type { Balance } from './wallet.balance.ts';
import { repeatableFrom } from './phone-requests/repeatable.ts';
import { type Deposit, type DepositMethod, paymentKinds } from './wallet.model.ts';

const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

export const BalanceView = Type.Object({
  currency: Type.String(),
  cash: Amount,
  bonus: Amount,
  held: Amount,
  total: Amount,
  version: Type.Integer({ description: 'Rises with every change; the higher one is newer' }),
  usedFirst: Type.Array(oneOf(['bonus', 'cash']), {
    description: 'The order in which a stake takes them; of several restricted credits the one that expires first',
  }),
});

export const DepositMethodView = Type.Object({
  code: Type.String(),
  kind: oneOf(paymentKinds),
  min: Amount,
  max: Amount,
  fee: Type.Object({ fixed: Amount, percent: Type.String({ examples: ['2.5'] }) }),
  minutes: Type.Integer(),
  validMinutes: Type.Integer({ description: 'How long a started payment may still be paid' }),
  quickAmounts: Type.Array(Amount),
  isAmountFixed: Type.Boolean({ description: 'Only the quick amounts can be paid' }),
  phone: Type.Union(
    [
      Type.Object({
        countryCode: Type.Union([Type.String({ examples: ['52'] }), Type.Null()]),
        remembered: Type.Union([Type.String({ examples: ['+52*****5678'] }), Type.Null()], {
          description: 'The one that paid last; a deposit without `phone` asks it again',
        }),
      }),
      Type.Null(),
    ],
    { description: 'What a method needs to know of the telephone of an e-wallet; null when it needs none' },
  ),
});

export const depositStates = ['created', 'pending', 'succeeded', 'failed', 'expired'] as const;

export const DepositView = Type.Object({
  id: Type.String({ format: 'uuid' }),
  methodCode: Type.String(),
  amount: Amount,
  fee: Amount,
  received: Amount,
  currency: Type.String(),
  state: oneOf(depositStates),
  reference: Type.String(),
  clippedFrom: Type.Union([Amount, Type.Null()], { description: 'What was asked for, when a limit left less' }),
  authorisation: Type.Union([Type.String(), Type.Null()], {
    description: 'Number under which the provider authorised it',
  }),
  checkoutUrl: Type.Union([Type.String(), Type.Null()]),
  instructions: Type.Union([PaymentInstructions, Type.Null()], {
    description: 'How to pay, while it can be paid or a transfer is on its way',
  }),
  confirmations: Type.Union([Type.Integer(), Type.Null()], {
    description: 'How many blocks stand on a transfer, once it has been seen',
  }),
  maskedPhone: Type.Union([Type.String({ examples: ['+52*****5678'] }), Type.Null()], {
    description: 'The telephone whose e-wallet was asked',
  }),
  repeatableFrom: Type.Union([Instant, Type.Null()], {
    description: 'From when the phone may be asked a second time; null when it may not',
  }),
  isInReview: Type.Boolean({ description: 'A person decides about what came' }),
  reviewCause: Type.Union([oneOf(reviewCauses), Type.Null()], {
    description:
      'Why: `different` from what was asked, `late` for a rate that is over, or `other`; null when nobody has to decide',
  }),
  failure: Type.Union([oneOf([...paymentFailures, 'rejected'] as const), Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'What the operator who rejected it wrote' }),
  createdAt: Instant,
  expiresAt: Instant,
  settledAt: Type.Union([Instant, Type.Null()]),
});

export const TransactionView = Type.Object({
  id: Type.String(),
  journalId: Type.String({ format: 'uuid' }),
  type: Type.String({ examples: ['deposit', 'bet', 'win', 'rollback'] }),
  amount: Amount,
  balanceAfter: Amount,
  currency: Type.String(),
  reference: Type.String({ description: 'Deposit reference, round or campaign, as the other side names it' }),
  authorisation: Type.Union([Type.String(), Type.Null()], {
    description: 'Number under which a deposit was authorised',
  }),
  createdAt: Instant,
  gameName: Type.Union([Type.String(), Type.Null()]),
  prize: LinePrizeView,
  payment: LinePaymentView,
});

const wire = (money: Money) => formatAmount(money);

/** Restricted credit is used before cash, so that a member loses none of it by forgetting it. */
const usedFirst: ('bonus' | 'cash')[] = ['bonus', 'cash'];

/** A balance on the wire. */
export function balanceView(balance: Balance): Static<typeof BalanceView> {
  const { currency, version } = balance;
  const text = (amount: bigint) => formatAmount({ currency, amount });
  const { cash, bonus, held, total } = balance;
  return { currency, cash: text(cash), bonus: text(bonus), held: text(held), total: text(total), version, usedFirst };
}

/** A deposit method on the wire, with the telephone that the member is remembered by; `served`: see `walletDialing`. */
export function depositMethodView(
  method: DepositMethod,
  remembered: string | null,
  served: readonly string[] | undefined,
): Static<typeof DepositMethodView> {
  const fee = { fixed: wire(method.fee.fixed), percent: formatPercent(method.fee.basisPoints) };
  const { code, kind, minutes, validMinutes, isAmountFixed } = method;
  return {
    code,
    kind,
    min: wire(method.min),
    max: wire(method.max),
    fee,
    minutes,
    validMinutes,
    isAmountFixed,
    quickAmounts: method.quickAmounts.map(wire),
    phone: kind === 'e_wallet' ? { countryCode: walletDialing(method.min.currency, served), remembered } : null,
  };
}

/** A deposit on the wire; one that has ended has no checkout and no instructions any more. */
export function depositView(deposit: Deposit): Static<typeof DepositView> {
  const { state, flaggedAt, reviewedAt, reviewReason, confirmations, failure, reason } = deposit;
  const isInReview = flaggedAt !== null && reviewedAt === null && state !== 'succeeded';
  const isStillComing = state === 'expired' && confirmations !== null;
  return {
    id: deposit.id,
    methodCode: deposit.methodCode,
    amount: wire(deposit.amount),
    fee: wire(deposit.fee),
    received: wire(deposit.received),
    currency: deposit.amount.currency,
    state,
    reference: deposit.reference,
    clippedFrom: deposit.clippedFrom === null ? null : wire(deposit.clippedFrom),
    authorisation: deposit.authorisation,
    checkoutUrl: state === 'pending' ? deposit.checkoutUrl : null,
    instructions: state === 'pending' || isStillComing ? deposit.instructions : null,
    confirmations,
    maskedPhone: deposit.maskedPhone,
    repeatableFrom: repeatableFrom(deposit)?.toISOString() ?? null,
    isInReview,
    reviewCause: isInReview ? reviewCauseOf(reviewReason) : null,
    failure,
    reason,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    settledAt: deposit.settledAt?.toISOString() ?? null,
  };
}

/** A line of the account record on the wire. */
export function transactionView(
  line: WithPayment<HistoryLine>,
  currency: string,
  gameNames: ReadonlyMap<string, string>,
): Static<typeof TransactionView> {
  const { gameCode, authorisation } = line.reference;
  return {
    id: `${line.journalId}-${line.position}`,
    journalId: line.journalId,
    type: line.kind,
    amount: formatAmount({ currency, amount: line.amount }),
    balanceAfter: formatAmount({ currency, amount: line.balanceAfter }),
    currency,
    reference: lineReferenceOf(line),
    authorisation: typeof authorisation === 'string' ? authorisation : null,
    createdAt: line.createdAt.toISOString(),
    gameName: typeof gameCode === 'string' ? (gameNames.get(gameCode) ?? null) : null,
    prize: linePrizeOf(line),
    payment: linePaymentView(line.payment),
  };
}
