import type { Api } from '#kernel/http/api-instance.ts';
import type { Ops } from '../ops.service.ts';
import { addGetTrialBalance } from './get-trial-balance.ts';
import { addListDeposits } from './list-deposits.ts';
import { addLogIn } from './log-in.ts';
import { addLogOut } from './log-out.ts';
import { addSetSiteStatus } from './set-site-status.ts';

/** Adds every route of the room. */
export function addOpsRoutes(api: Api, ops: Ops): void {
  addLogIn(api, ops);
  addLogOut(api, ops);
  addGetTrialBalance(api, ops);
  addListDeposits(api, ops);
  addSetSiteStatus(api, ops);
}
