import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Body, Instant, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import type { Deposit, Reviewer } from '#modules/wallet';
import { siteOfOperator } from '../ops.store.ts';
import { opsDepositView, OpsDepositView } from '../ops.views.ts';
import { namesIn, type PeopleNames } from '../people-names.ts';
import { Reason } from '../routes/reason.ts';
import type { TreasuryDeps } from './treasury.deps.ts';

const params = Type.Object({ id: Type.String({ format: 'uuid' }) });

const ReviewView = Type.Object({
  ...OpsDepositView.properties,
  asked: Amount,
  came: Type.Union([Amount, Type.Null()], { description: 'What can be credited; null when that is nothing' }),
  flaggedAt: Type.Union([Instant, Type.Null()]),
  reviewedAt: Type.Union([Instant, Type.Null()]),
  proposer: Type.Union([Type.String(), Type.Null()], {
    description: 'User name of the operator who wants what came to be credited, where it takes another one, too',
  }),
});

function reviewView(deposit: Deposit, names: PeopleNames): Static<typeof ReviewView> {
  const { asked, came, flaggedAt, reviewedAt, creditProposedBy } = deposit;
  return {
    ...opsDepositView(deposit, names),
    asked: formatAmount(asked),
    came: came === null ? null : formatAmount(came),
    flaggedAt: flaggedAt?.toISOString() ?? null,
    reviewedAt: reviewedAt?.toISOString() ?? null,
    proposer: names.usernameOf(creditProposedBy),
  };
}

const namingOf = ({ memberId, creditProposedBy }: Deposit) => ({ memberId, proposedBy: creditProposedBy });

/** The calls of operators about deposits that a provider told something unexpected of. */
export function addDepositReviews(api: Api, { db, reviews }: TreasuryDeps): void {
  const reviewerOf = async ({ operatorId }: OperatorPrincipal): Promise<Reviewer> => ({
    operatorId,
    siteId: await siteOfOperator(db, operatorId),
  });

  const view = async (deposit: Deposit) => reviewView(deposit, await namesIn(db, [namingOf(deposit)]));

  addOperation(api, {
    method: 'GET',
    url: '/ops/v1/deposits/reviews',
    operationId: 'listDepositReviews',
    permission: 'money.read',
    tag: 'ops',
    summary: "Deposits of the operator's site that wait for a decision, oldest first",
    moduleIds: [],
    access: 'operator',
    query: Type.Object(PageQuery),
    value: Page(ReviewView, {}),
    async handle({ caller, query }) {
      const { siteId } = await reviewerOf(caller);
      const slice = sliceOf(query);
      const { deposits, total } = await reviews.list(siteId, slice);
      const names = await namesIn(db, deposits.map(namingOf));
      return page(
        deposits.map((deposit) => reviewView(deposit, names)),
        total,
        query,
      );
    },
  });
  const decision = {
    method: 'POST',
    tag: 'ops',
    moduleIds: [],
    access: 'operator',
    params,
    value: ReviewView,
    refusals: [404, 409],
  } as const;
  addOperation(api, {
    ...decision,
    url: '/ops/v1/deposits/:id/credit',
    operationId: 'creditDeposit',
    permission: 'deposits.decide',
    summary:
      'Credits what came with a deposit in review, less the fee; above what one person may give it is proposed, and another operator says the same',
    refusals: [403, 404, 409],
    handle: async ({ caller, params: { id } }) => view(await reviews.credit(await reviewerOf(caller), id)),
  });
  addOperation(api, {
    ...decision,
    url: '/ops/v1/deposits/:id/reject',
    operationId: 'rejectDeposit',
    permission: 'deposits.decide',
    summary: 'Credits nothing of a deposit in review: the money is given back at the provider',
    body: Body({ reason: Reason }),
    handle: async ({ caller, params: { id }, body }) =>
      view(await reviews.reject(await reviewerOf(caller), id, body.reason)),
  });
}
