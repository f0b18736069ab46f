import type { Routes } from '#kernel/http/api-instance.ts';
import type { Ops } from './ops.service.ts';
import { addAdjustmentOps } from './routes/adjustments.ts';
import { addOpsRoutes } from './routes/index.ts';
import type { TreasuryDeps } from './treasury/treasury.deps.ts';
import { addTreasuryRoutes } from './treasury/treasury.routes.ts';
import type { MoneyOpsDeps } from './routes/money-ops-deps.ts';
import { addWithdrawalOps } from './routes/withdrawals.ts';

export { createOps, type Ops, type OpsDeps } from './ops.service.ts';

/** The calls of the people who run a site. */
export function opsRoutes({ ops }: { ops: Ops }): Routes {
  return (api) => addOpsRoutes(api, ops);
}

/** The calls of those people about members' money on its way out, and about correcting balances. */
export function moneyOpsRoutes(deps: MoneyOpsDeps): Routes {
  return (api) => {
    addWithdrawalOps(api, deps);
    addAdjustmentOps(api, deps);
  };
}

/** The calls of the people who look after a site's money. */
export function treasuryRoutes(deps: TreasuryDeps): Routes {
  return (api) => addTreasuryRoutes(api, deps);
}
