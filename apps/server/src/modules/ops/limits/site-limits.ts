import Type from 'typebox';
import type { Api } from '#kernel/http/api-instance.ts';
import { Body } from '#kernel/http/envelope.ts';
import { addOperation } from '#kernel/http/operation.ts';
import { DepositPolicySchema, LimitNameSchema, LimitValue, SiteLimitsView, siteLimitsView } from '#modules/limits';
import { deciderOf, limitOpsCall, type LimitOpsDeps, limitOpsUrl } from './limit-ops.deps.ts';

/** The calls about the limits of a whole site. */
export function addSiteLimits(api: Api, deps: LimitOpsDeps): void {
  const { limits } = deps;
  const shown = async (siteId: string) => siteLimitsView(await limits.siteLimitsOf(siteId));
  addOperation(api, {
    ...limitOpsCall,
    method: 'GET',
    url: `${limitOpsUrl}/site`,
    operationId: 'operatorGetSiteLimits',
    permission: 'members.read',
    summary: "The limits of the operator's site for each of its members",
    value: SiteLimitsView,
    handle: async ({ caller }) => shown((await deciderOf(deps, caller)).siteId),
  });
  const changing = { ...limitOpsCall, params: Type.Object({ name: LimitNameSchema }), value: SiteLimitsView } as const;
  addOperation(api, {
    ...changing,
    method: 'PUT',
    url: `${limitOpsUrl}/site/:name`,
    operationId: 'operatorSetSiteLimit',
    permission: 'limits.site',
    summary: 'Sets a limit for each member; the stricter of it and the member’s own binds',
    body: Body({ value: LimitValue }),
    async handle({ caller, params, body }) {
      const by = await deciderOf(deps, caller);
      await limits.setSiteLimit(by, params.name, body.value);
      return shown(by.siteId);
    },
  });
  addOperation(api, {
    ...changing,
    method: 'DELETE',
    url: `${limitOpsUrl}/site/:name`,
    operationId: 'operatorRemoveSiteLimit',
    permission: 'limits.site',
    summary: 'Removes a limit of the site; what members set themselves stays',
    async handle({ caller, params }) {
      const by = await deciderOf(deps, caller);
      await limits.setSiteLimit(by, params.name, null);
      return shown(by.siteId);
    },
  });
  addOperation(api, {
    ...limitOpsCall,
    method: 'PUT',
    url: `${limitOpsUrl}/deposits`,
    operationId: 'operatorSetDepositPolicy',
    permission: 'limits.site',
    summary: 'Decides whether a deposit beyond a limit is refused or made smaller',
    body: Body({ overLimit: DepositPolicySchema }),
    value: SiteLimitsView,
    async handle({ caller, body }) {
      const by = await deciderOf(deps, caller);
      await limits.setDepositPolicy(by, body.overLimit);
      return siteLimitsView(await limits.siteLimitsOf(by.siteId));
    },
  });
}
