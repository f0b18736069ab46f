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
      heldByProviders: { ...Amount, description: 'What payment providers have, less what they are owed' },
      playerFunds: { ...Amount, description: "What lies in the bank account that is for players' money alone" },
      houseFunds: { ...Amount, description: 'What the house has taken to its own account, less what it put in' },
      surplus: { ...Amount, description: 'What there is for players beyond the total: so much the house may take' },
      isCovered: Type.Boolean({ description: 'What providers and the account of players have is at least the total' }),
      agrees: Type.Boolean({
        description: 'What is held is what the open holds come to, and bonus is what is left of all grants',
      }),
    }),
    { description: 'Empty when there has never been money' },
  ),
});

function lineOf({ currency, players, agrees, ...sums }: Liability): Static<typeof LiabilityView>['currencies'][number] {
  const text = (amount: bigint) => formatAmount({ currency, amount });
  return {
    currency,
    players,
    cash: text(sums.cash),
    bonus: text(sums.bonus),
    held: text(sums.held),
    openBets: text(sums.openBets),
    total: text(sums.total),
    openHolds: text(sums.openHolds),
    heldByProviders: text(sums.heldByProviders),
    playerFunds: text(sums.playerFunds),
    houseFunds: text(sums.houseFunds),
    surplus: text(sums.surplus),
    isCovered: sums.surplus >= 0n,
    agrees,
  };
}

export function addGetLiability(api: Api, { db, clock, statements }: TreasuryDeps): void {
  addOperation(api, {
    method: 'GET',
    url: '/ops/v1/ledger/liability',
    operationId: 'getLiability',
    permission: 'money.read',
    tag: 'ops',
    summary: "What the operator's site owes its players now, and where the money for it lies",
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
