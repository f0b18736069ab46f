import type { Config } from '#kernel/config/config.ts';
import type { Routes } from '#kernel/http/api-instance.ts';
import { freeRoundOpsRoutes, type Ops, roundOpsRoutes } from '#modules/ops';
import { createFreeRounds, createRounds, type FreeRounds, vendorRoutes, type VendorsDeps } from '#modules/vendors';
import { vendorKeysOf } from './vendor-keys.ts';

/** The rooms around games: launching them, the calls of their vendors, and what operators do with rounds. */
export function createPlaying(deps: VendorsDeps & { config: Config; ops: Pick<Ops, 'siteOf'> }): {
  freeRounds: FreeRounds;
  routes: Routes[];
} {
  const { config, db, ops } = deps;
  const { siteOf } = ops;
  const freeRounds = createFreeRounds(deps);
  return {
    freeRounds,
    routes: [
      vendorRoutes({ ...deps, ...vendorKeysOf(config) }),
      roundOpsRoutes({ rounds: createRounds(deps), siteOf }),
      freeRoundOpsRoutes({ db, freeRounds, siteOf }),
    ],
  };
}
