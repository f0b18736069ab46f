import type { Api } from '#kernel/http/api-instance.ts';
import { addGetTrialBalance } from './get-trial-balance.ts';
import { addListDeposits } from './list-deposits.ts';
import { addLogIn } from './log-in.ts';
import { addLogOut } from './log-out.ts';
import type { OpsRoutesDeps } from './ops-routes-deps.ts';
import { addSetSiteStatus } from './set-site-status.ts';

/** Adds every route of the room. */
export function addOpsRoutes(api: Api, deps: OpsRoutesDeps): void {
  const { ops } = deps;
  addLogIn(api, ops);
  addLogOut(api, ops);
  addGetTrialBalance(api, ops);
  addListDeposits(api, deps);
  addSetSiteStatus(api, ops);
}
