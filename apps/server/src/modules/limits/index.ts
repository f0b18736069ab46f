import type { Routes } from '#kernel/http/api-instance.ts';
import type { LimitRoutesDeps } from './routes/deps.ts';
import { addLimitRoutes } from './routes/index.ts';

export type { Decider, PlayBreak, Standing } from './breaks/break.model.ts';
export { standingOf } from './breaks/standing.ts';
export { StandingView, standingView } from './breaks/break.view.ts';
export {
  DepositPolicySchema,
  LimitNameSchema,
  LimitsView,
  limitsView,
  LimitValue,
  SiteLimitsView,
  siteLimitsView,
} from './limits.views.ts';
export { createHttpRegister } from './register/http-register.ts';
export { type DepositAsked, type DepositDecision, lockDeposits } from './deposit-check.ts';
export type { StakeRefusal } from './stake-check.ts';
export { createLimitRecords } from './limit-records.ts';
export { createLimits, type Limits, type LimitsDeps } from './limits.service.ts';

/** The calls of a member about what they may stake and pay in. */
export function limitRoutes(deps: LimitRoutesDeps): Routes {
  return (api) => addLimitRoutes(api, deps);
}
