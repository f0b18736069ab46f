import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Instant, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { type Debt, listDebts } from '#modules/wallet';
import { siteOfOperator } from '../ops.store.ts';
import type { TreasuryDeps } from './treasury.deps.ts';

const DebtView = Type.Object({
  id: Type.String(),
  memberId: Type.String(),
  account: Type.String(),
  vassalage: Type.String({ description: 'Vendor code' }),
  winTxId: Type.String({ description: 'The win that was taken back' }),
  currency: Type.String(),
  amount: Amount,
  paid: Amount,
  owed: Amount,
  createdAt: Instant,
  settledAt: Type.Union([Instant, Type.Null()]),
});

function debtView(debt: Debt & { account: string }): Static<typeof DebtView> {
  const { currency } = debt;
  const show = (amount: bigint) => formatAmount({ currency, amount });
  return {
    id: debt.id,
    memberId: debt.memberId,
    account: debt.account,
    vassalage: debt.vendorCode,
    winTxId: debt.winTxId,
    currency,
    amount: show(debt.amount),
    paid: show(debt.paid),
    owed: show(debt.amount - debt.paid),
    createdAt: debt.createdAt.toISOString(),
    settledAt: debt.settledAt?.toISOString() ?? null,
  };
}

/** What members of the operator's site owe since a vendor took a win back that they had spent. */
export function addListDebts(api: Api, { db }: TreasuryDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/ops/v1/debts',
    operationId: 'listDebts',
    permission: 'money.read',
    tag: 'ops',
    summary: "Debts of members of the operator's site, newest first",
    moduleIds: [],
    access: 'operator',
    query: Type.Object({
      state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('settled')])),
      ...PageQuery,
    }),
    value: Page(DebtView, {}),
    async handle({ caller, query }) {
      const siteId = await siteOfOperator(db, caller.operatorId);
      const isOpen = query.state === undefined ? undefined : query.state === 'open';
      const slice = sliceOf(query);
      const { debts, total } = await listDebts(db, { siteId, isOpen }, slice);
      return page(debts.map(debtView), total, query);
    },
  });
}
