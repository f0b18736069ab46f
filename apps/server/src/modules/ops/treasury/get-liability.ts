import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Liability } from '#modules/wallet';
import { siteOfOperator } from '../ops.store.ts';
import type { TreasuryDeps } from './treasury.deps.ts';

const LiabilityView = Type.Object({
  operator: Type.String(),
  generatedAt: Instant,
  currencies: Type.Array(
    Type.Object({
      currency: Type.String(),
      players: Type.Integer({ description: 'Players with any money' }),
      cash: Amount,
      bonus: Amount,
      held: Amount,
      openBets: { ...Amount, description: 'Staked in rounds that have not ended' },
      total: Amount,
      openHolds: Amount,
      agrees: Type.Boolean({
        description: 'What is held is what the open holds come to, and bonus is what is left of all grants',
      }),
    }),
    { description: 'Empty when no player ever had money' },
  ),
});

function lineOf({ currency, players, agrees, ...sums }: Liability): Static<typeof LiabilityView>['currencies'][number] {
  const text = (amount: bigint) => formatAmount({ currency, amount });
  const { cash, bonus, held, openBets, total, openHolds } = sums;
  const parts = { cash: text(cash), bonus: text(bonus), held: text(held), openBets: text(openBets) };
  return { currency, players, agrees, ...parts, total: text(total), openHolds: text(openHolds) };
}

export function addGetLiability(api: Api, { db, clock, statements }: TreasuryDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/ops/v1/ledger/liability',
    operationId: 'getLiability',
    permission: 'money.read',
    tag: 'ops',
    summary: "What the operator's site owes its players now: cash, bonus, held money and open stakes together",
    moduleIds: [],
    access: 'operator',
    value: LiabilityView,
    async handle({ caller }) {
      const liabilities = await statements.liabilityOf(await siteOfOperator(db, caller.operatorId));
      const generatedAt = clock.now().toISOString();
      return { operator: caller.name, generatedAt, currencies: liabilities.map(lineOf) };
    },
  });
}
