import { formatAmount, type Money } from '@quetzal/domain/money';
import { formatPercent } from '@quetzal/domain/wallet';
import Type, { type Static } from 'typebox';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import type { HistoryLine } from '#modules/ledger';
import type { Balance } from './wallet.balance.ts';
import type { Deposit, DepositMethod } from './wallet.model.ts';

const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

export const BalanceView = Type.Object({
  currency: Type.String(),
  cash: Amount,
  bonus: Amount,
  held: Amount,
  total: Amount,
  version: Type.Integer({ description: 'Rises with every change; the higher one is newer' }),
});

export const DepositMethodView = Type.Object({
  code: Type.String(),
  kind: oneOf(['bank_transfer', 'card', 'cash', 'crypto']),
  min: Amount,
  max: Amount,
  fee: Type.Object({ fixed: Amount, percent: Type.String({ examples: ['2.5'] }) }),
  minutes: Type.Integer(),
  quickAmounts: Type.Array(Amount),
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
  checkoutUrl: Type.Union([Type.String(), Type.Null()]),
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
  reference: Type.String({ description: 'Deposit reference or round, as the other side names it' }),
  createdAt: Instant,
  gameName: Type.Union([Type.String(), Type.Null()]),
});

const wire = (money: Money) => formatAmount(money);

/** A balance on the wire. */
export function balanceView(balance: Balance): Static<typeof BalanceView> {
  const { currency, version } = balance;
  const text = (amount: bigint) => formatAmount({ currency, amount });
  const { cash, bonus, held, total } = balance;
  return { currency, cash: text(cash), bonus: text(bonus), held: text(held), total: text(total), version };
}

/** A deposit method on the wire. */
export function depositMethodView(method: DepositMethod): Static<typeof DepositMethodView> {
  const fee = { fixed: wire(method.fee.fixed), percent: formatPercent(method.fee.basisPoints) };
  const { code, kind, minutes } = method;
  return {
    code,
    kind,
    min: wire(method.min),
    max: wire(method.max),
    fee,
    minutes,
    quickAmounts: method.quickAmounts.map(wire),
  };
}

/** A deposit on the wire; a finished one has no checkout any more. */
export function depositView(deposit: Deposit): Static<typeof DepositView> {
  return {
    id: deposit.id,
    methodCode: deposit.methodCode,
    amount: wire(deposit.amount),
    fee: wire(deposit.fee),
    received: wire(deposit.received),
    currency: deposit.amount.currency,
    state: deposit.state,
    reference: deposit.reference,
    checkoutUrl: deposit.state === 'pending' ? deposit.checkoutUrl : null,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    settledAt: deposit.settledAt?.toISOString() ?? null,
  };
}

/** A line of the account record on the wire. */
export function transactionView(
  line: HistoryLine,
  currency: string,
  gameNames: ReadonlyMap<string, string>,
): Static<typeof TransactionView> {
  const { gameCode, roundId, reference } = line.reference;
  return {
    id: `${line.journalId}-${line.position}`,
    journalId: line.journalId,
    type: line.kind,
    amount: formatAmount({ currency, amount: line.amount }),
    balanceAfter: formatAmount({ currency, amount: line.balanceAfter }),
    currency,
    reference: String(reference ?? roundId ?? line.journalId),
    createdAt: line.createdAt.toISOString(),
    gameName: typeof gameCode === 'string' ? (gameNames.get(gameCode) ?? null) : null,
  };
}
