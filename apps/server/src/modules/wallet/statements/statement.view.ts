import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import type { StatementLine } from '#modules/ledger';
import type { VendorHolding } from '../vendor-transfers/transfers.service.ts';
import type { Balance } from '../wallet.balance.ts';
import { balanceView, BalanceView } from '../wallet.views.ts';
import type { Lifetime } from './lifetime.store.ts';
import { linePaymentView, LinePaymentView } from './line-payment.view.ts';
import type { WithPayment } from './line-payments.store.ts';
import { linePrizeOf, LinePrizeView, lineReferenceOf } from './line-prize.view.ts';
import type { AccountStatement, StatementWish } from './statements.service.ts';

export const StatementLineView = Type.Object({
  id: Type.String(),
  journalId: Type.String({ format: 'uuid' }),
  type: Type.String({ examples: ['deposit', 'bet', 'win', 'rollback', 'withdrawal'] }),
  amount: Amount,
  balanceBefore: Amount,
  balanceAfter: Amount,
  reference: Type.String(),
  authorisation: Type.Union([Type.String(), Type.Null()], {
    description: 'Number under which a deposit was authorised',
  }),
  createdAt: Instant,
  prize: LinePrizeView,
  payment: LinePaymentView,
});

/** What stands beside the lines of a statement. */
export const statementSums = {
  currency: Type.String(),
  account: Type.String(),
  from: Instant,
  to: Instant,
  asOf: Instant,
  opening: Amount,
  credits: Amount,
  debits: Amount,
  closing: Amount,
  winLoss: Type.String({ description: 'Won less staked in the period; below zero is a loss', examples: ['-12.50'] }),
  kinds: Type.Array(Type.Object({ type: Type.String(), amount: Amount, entries: Type.Integer() })),
};

const SumsView = Type.Object(statementSums);

export const FundsView = Type.Object({
  ...BalanceView.properties,
  vendors: Type.Array(
    Type.Object({
      vassalage: Type.String(),
      name: Type.String(),
      balance: Type.Union([Amount, Type.Null()], { description: 'Null: the vendor did not say in time' }),
    }),
    { description: 'What is in wallets that vendors keep themselves' },
  ),
  grandTotal: Type.String({ description: 'The total and what vendors said', examples: ['1250.00'] }),
  isComplete: Type.Boolean({ description: 'False when a vendor did not say' }),
  lifetime: Type.Object(
    { deposited: Amount, withdrawn: Amount, netDeposits: Amount },
    { description: 'Everything ever credited by deposits, taken by paid withdrawals, and the first less the second' },
  ),
});

/** A line on the wire. */
export function statementLineView(
  line: WithPayment<StatementLine>,
  currency: string,
): Static<typeof StatementLineView> {
  const text = (amount: bigint) => formatAmount({ currency, amount });
  const { authorisation } = line.reference;
  return {
    id: `${line.journalId}-${line.position}`,
    journalId: line.journalId,
    type: line.kind,
    amount: text(line.amount),
    balanceBefore: text(line.balanceAfter - line.amount),
    balanceAfter: text(line.balanceAfter),
    reference: lineReferenceOf(line),
    authorisation: typeof authorisation === 'string' ? authorisation : null,
    createdAt: line.createdAt.toISOString(),
    prize: linePrizeOf(line),
    payment: linePaymentView(line.payment),
  };
}

/** The sums on the wire. */
export function statementSumsView(statement: AccountStatement, wish: StatementWish): Static<typeof SumsView> {
  const { currency } = wish;
  const text = (amount: bigint) => formatAmount({ currency, amount });
  return {
    currency,
    account: wish.purpose,
    from: wish.from.toISOString(),
    to: wish.to.toISOString(),
    asOf: wish.asOf.toISOString(),
    opening: text(statement.opening),
    credits: text(statement.credits),
    debits: text(statement.debits),
    closing: text(statement.closing),
    winLoss: text(statement.winLoss),
    kinds: statement.kinds.map(({ kind, amount, entries }) => ({ type: kind, amount: text(amount), entries })),
  };
}

/** What a member holds, on the wire. */
export function fundsView(
  balance: Balance,
  { deposited, withdrawn }: Lifetime,
  holdings: readonly VendorHolding[],
): Static<typeof FundsView> {
  const text = (amount: bigint) => formatAmount({ currency: balance.currency, amount });
  const netDeposits = text(deposited - withdrawn);
  return {
    ...balanceView(balance),
    vendors: holdings.map(({ vendor, balance: held }) => ({
      vassalage: vendor.code,
      name: vendor.name,
      balance: held === null ? null : text(held),
    })),
    grandTotal: text(holdings.reduce((sum, { balance: held }) => sum + (held ?? 0n), balance.total)),
    isComplete: holdings.every(({ balance: held }) => held !== null),
    lifetime: { deposited: text(deposited), withdrawn: text(withdrawn), netDeposits },
  };
}
