import type { Routes } from '#kernel/http/api-instance.ts';
import { addAdjustmentOps } from './routes/adjustments.ts';
import { addBonusOps, type BonusOpsDeps } from './routes/bonuses.ts';
import { addOpsRoutes } from './routes/index.ts';
import type { OpsRoutesDeps } from './routes/ops-routes-deps.ts';
import type { TreasuryDeps } from './treasury/treasury.deps.ts';
import { addTreasuryRoutes } from './treasury/treasury.routes.ts';
import type { MoneyOpsDeps } from './routes/money-ops-deps.ts';
import { addResolutionOps } from './routes/resolutions.ts';
import { addWithdrawalOps } from './routes/withdrawals.ts';

export { freeRoundOpsRoutes } from './vendors/free-round-ops.routes.ts';
export { roundOpsRoutes } from './vendors/round-ops.routes.ts';
export { limitOpsRoutes } from './limits/limit-ops.routes.ts';
export { createFirstStaff } from './staff/first-staff.ts';
export { createStaff, type Staff } from './staff/staff.service.ts';
export { staffRoutes } from './staff/staff.routes.ts';
export { createOps, type Ops, type OpsDeps } from './ops.service.ts';

/** The calls of the people who run a site. */
export function opsRoutes(deps: OpsRoutesDeps): Routes {
  return (api) => addOpsRoutes(api, deps);
}

/** The calls of those people about members' money on its way out, and about correcting balances. */
export function moneyOpsRoutes(deps: MoneyOpsDeps): Routes {
  return (api) => {
    addWithdrawalOps(api, deps);
    addResolutionOps(api, deps);
    addAdjustmentOps(api, deps);
  };
}

/** The calls of those people about restricted credit. */
export function bonusOpsRoutes(deps: BonusOpsDeps): Routes {
  return (api) => addBonusOps(api, deps);
}

/** The calls of the people who look after a site's money. */
export function treasuryRoutes(deps: TreasuryDeps): Routes {
  return (api) => addTreasuryRoutes(api, deps);
}
