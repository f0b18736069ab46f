import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import type { OperatorPrincipal } from '#kernel/auth/principal.ts';
import type { Api } from '#kernel/http/api-instance.ts';
import { Amount, Body, Instant, page, Page, PageQuery, sliceOf } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import {
  type Decider,
  type Resolution,
  type ResolutionProposal,
  resolutions,
  type ResolutionState,
  resolutionStates,
} from '#modules/wallet';
import { byOperators, ofMember } from '../ops.views.ts';
import { namesIn, type PeopleNames } from '../people-names.ts';
import type { MoneyOpsDeps } from './money-ops-deps.ts';
import { Reason } from './reason.ts';

const uuid = Type.String({ format: 'uuid' });
const How = Type.Unsafe<Resolution>(Type.String({ enum: [...resolutions] }));
const StateSchema = Type.Unsafe<ResolutionState>(Type.String({ enum: [...resolutionStates] }));

const ResolutionView = Type.Object({
  id: uuid,
  withdrawalId: uuid,
  ...ofMember,
  amount: Amount,
  currency: Type.String(),
  how: How,
  reason: Type.String(),
  state: StateSchema,
  proposedBy: uuid,
  proposedAt: Instant,
  expiresAt: Instant,
  decidedBy: Type.Union([Type.String(), Type.Null()]),
  decidedAt: Type.Union([Instant, Type.Null()]),
  ...byOperators,
});

function resolutionView(proposal: ResolutionProposal, names: PeopleNames): Static<typeof ResolutionView> {
  const { id, withdrawalId, memberId, amount, how, reason, state, proposedBy, decidedBy } = proposal;
  return {
    id,
    withdrawalId,
    memberId,
    account: names.accountOf(memberId),
    amount: formatAmount(amount),
    currency: amount.currency,
    how,
    reason,
    state,
    proposedBy,
    decidedBy,
    proposedAt: proposal.proposedAt.toISOString(),
    expiresAt: proposal.expiresAt.toISOString(),
    decidedAt: proposal.decidedAt?.toISOString() ?? null,
    proposer: names.usernameOf(proposedBy),
    decider: names.usernameOf(decidedBy),
  };
}

/** The calls of operators that end disputes: one proposes, another decides. */
export function addResolutionOps(api: Api, { db, ops, withdrawals }: MoneyOpsDeps): void {
  const deciderOf = async ({ operatorId }: OperatorPrincipal): Promise<Decider> => ({
    operatorId,
    siteId: await ops.siteOf(operatorId),
  });
  const view = async (proposal: ResolutionProposal) => resolutionView(proposal, await namesIn(db, [proposal]));
  const common = { tag: 'ops', moduleIds: [], access: 'operator' } as const;

  addOperation(api, {
    ...common,
    method: 'GET',
    url: '/ops/v1/resolutions',
    operationId: 'listResolutions',
    permission: 'money.read',
    summary: "Proposals about disputes of the operator's site, newest first",
    query: Type.Object({ state: Type.Optional(StateSchema), ...PageQuery }),
    value: Page(ResolutionView, {}),
    async handle({ caller, query }) {
      const { siteId } = await deciderOf(caller);
      const slice = sliceOf(query);
      const found = await withdrawals.listResolutions({ siteId, state: query.state }, slice);
      const names = await namesIn(db, found.proposals);
      return page(
        found.proposals.map((proposal) => resolutionView(proposal, names)),
        found.total,
        query,
      );
    },
  });
  addOperation(api, {
    ...common,
    method: 'POST',
    url: '/ops/v1/withdrawals/:id/resolve',
    operationId: 'proposeResolution',
    permission: 'disputes.propose',
    summary: 'Proposes how a dispute ends: paid after all, paid once more, or given back; another operator decides',
    params: Type.Object({ id: uuid }),
    body: Body({ how: How, reason: Reason }),
    value: ResolutionView,
    refusals: [404, 409],
    handle: async ({ caller, params: { id }, body }) =>
      view(await withdrawals.proposeResolution(await deciderOf(caller), { id, ...body })),
  });
  const decision = {
    ...common,
    method: 'POST',
    params: Type.Object({ id: uuid }),
    value: ResolutionView,
    refusals: [404, 409],
  } as const;
  addOperation(api, {
    ...decision,
    url: '/ops/v1/resolutions/:id/approve',
    operationId: 'approveResolution',
    permission: 'disputes.decide',
    summary: 'Ends a dispute as another operator proposed',
    handle: async ({ caller, params: { id } }) =>
      view(await withdrawals.approveResolution(await deciderOf(caller), id)),
  });
  addOperation(api, {
    ...decision,
    url: '/ops/v1/resolutions/:id/reject',
    operationId: 'rejectResolution',
    permission: 'disputes.decide',
    summary: 'Refuses how another operator would end a dispute; it stays open',
    handle: async ({ caller, params: { id } }) => view(await withdrawals.rejectResolution(await deciderOf(caller), id)),
  });
}
