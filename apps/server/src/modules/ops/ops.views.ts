import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Amount } from '#kernel/http/envelope.ts';
import type { TrialBalance } from '#modules/ledger';
import { type Deposit, DepositView, depositView } from '#modules/wallet';
import type { PeopleNames } from './people-names.ts';

const nullable = Type.Union([Type.String(), Type.Null()]);

/** Whose money it is. */
export const ofMember = {
  memberId: Type.String({ format: 'uuid' }),
  account: Type.String({ description: "The member's account name" }),
};

/** The operators who spoke for it, by user name. */
export const byOperators = {
  proposer: Type.Union([Type.String(), Type.Null()], { description: 'User name of the operator who proposed it' }),
  decider: Type.Union([Type.String(), Type.Null()], { description: 'User name of the operator who decided' }),
};

/** Where the member asked for money to be moved. */
export const askedFrom = Type.Union([Type.String(), Type.Null()], {
  description: 'Country that it was asked for from, ISO 3166-1 alpha-2; null where that is not known',
});

export const TrialBalanceView = Type.Object({
  currencies: Type.Array(
    Type.Object({
      currency: Type.String(),
      debit: Amount,
      credit: Amount,
      balanced: Type.Boolean(),
      playerLiability: Amount,
      houses: Type.Array(Type.Object({ purpose: Type.String(), ownerId: Type.String(), balance: Amount })),
    }),
  ),
});

export const OpsDepositView = Type.Object({
  ...DepositView.properties,
  ...ofMember,
  provider: Type.String(),
  providerPaymentId: nullable,
  reviewReason: nullable,
  country: askedFrom,
});

/** The trial balance on the wire. */
export function trialBalanceView(currencies: TrialBalance[]): Static<typeof TrialBalanceView> {
  return {
    currencies: currencies.map(({ currency, balanced, houses, ...sums }) => {
      const text = (amount: bigint) => formatAmount({ currency, amount });
      return {
        currency,
        debit: text(sums.debit),
        credit: text(sums.credit),
        balanced,
        playerLiability: text(sums.playerLiability),
        houses: houses.map((house) => ({ ...house, balance: text(house.balance) })),
      };
    }),
  };
}

/** A deposit as operators see it. */
export function opsDepositView(deposit: Deposit, names: PeopleNames): Static<typeof OpsDepositView> {
  const { memberId, provider, providerPaymentId, reviewReason, country } = deposit;
  const account = names.accountOf(memberId);
  return { ...depositView(deposit), memberId, account, provider, providerPaymentId, reviewReason, country };
}
