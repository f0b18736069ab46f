import { exclusionMonths } from '@quetzal/domain/limits';
import Type, { type Static } from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body, Instant } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { LimitsView, limitsView, StandingView, standingView } from '#modules/limits';
import { Reason } from '../routes/reason.ts';
import { deciderOf, limitOpsCall, type LimitOpsDeps, limitOpsUrl } from './limit-ops.deps.ts';

const account = Type.Object({ account: Type.String({ minLength: 1, maxLength: 128 }) });
const MemberView = Type.Object({ account: Type.String(), standing: StandingView, ...LimitsView.properties });

/** The calls about one member: limits, exclusions, deposits that were stopped. */
export function addMemberLimits(api: Api, deps: LimitOpsDeps): void {
  const { limits } = deps;
  async function shown(siteId: string, name: string): Promise<Static<typeof MemberView>> {
    const { memberId } = await limits.memberAt(siteId, name);
    const { standing, breaks } = await limits.breaksOf(memberId);
    const facts = await limits.factsOf(memberId);
    return { account: name, standing: standingView(standing, breaks), ...limitsView(facts) };
  }
  const about = { ...limitOpsCall, params: account, refusals: [404] } as const;
  addOperation(api, {
    ...about,
    method: 'GET',
    url: `${limitOpsUrl}/members/:account`,
    operationId: 'operatorGetLimits',
    permission: 'members.read',
    summary: 'The limits, pauses and exclusions of a member',
    value: MemberView,
    handle: async ({ caller, params }) => shown((await deciderOf(deps, caller)).siteId, params.account),
  });
  addOperation(api, {
    ...about,
    method: 'POST',
    url: `${limitOpsUrl}/members/:account/exclusion`,
    operationId: 'operatorExclude',
    permission: 'limits.member',
    summary: 'Excludes a member who asked for it otherwise, or for whom a third party asked',
    body: Body({
      months: Type.Union([Type.Integer({ minimum: exclusionMonths.min, maximum: exclusionMonths.max }), Type.Null()], {
        description: 'Null: for ever',
      }),
      reason: Reason,
    }),
    value: MemberView,
    async handle({ caller, params, body }) {
      const { operatorId, siteId } = await deciderOf(deps, caller);
      const owner = await limits.memberAt(siteId, params.account);
      await limits.exclude(owner, body.months, { operatorId, reason: body.reason });
      return shown(siteId, params.account);
    },
  });
  addOperation(api, {
    ...about,
    method: 'POST',
    url: `${limitOpsUrl}/members/:account/exclusion/end`,
    operationId: 'operatorEndExclusion',
    permission: 'limits.member',
    summary: 'Ends the exclusions of a member 24 hours from now, once their time is over',
    body: Body({ reason: Reason }),
    value: Type.Object({ closesAt: Instant }),
    refusals: [404, 409],
    async handle({ caller, params, body }) {
      const by = await deciderOf(deps, caller);
      const { memberId } = await limits.memberAt(by.siteId, params.account);
      const { closesAt } = await limits.endExclusion(by, { memberId, reason: body.reason });
      return { closesAt: closesAt.toISOString() };
    },
  });
  addOperation(api, {
    ...about,
    method: 'POST',
    url: `${limitOpsUrl}/members/:account/deposits/lift`,
    operationId: 'operatorLiftDeposits',
    permission: 'limits.member',
    summary: 'Lets a member pay in again whose deposits failed too often in a row',
    body: Body({ reason: Reason }),
    value: Type.Null(),
    refusals: [404, 409],
    async handle({ caller, params, body }) {
      const by = await deciderOf(deps, caller);
      const { memberId } = await limits.memberAt(by.siteId, params.account);
      await deps.wallet.liftDeposits(by, { memberId, reason: body.reason });
      return null;
    },
  });
}
