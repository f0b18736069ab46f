import type { Routes } from '#kernel/http/api-instance.ts';
import type { LimitOpsDeps } from './limit-ops.deps.ts';
import { addMemberLimits } from './member-limits.ts';
import { addSiteLimits } from './site-limits.ts';

/** The calls of operators about what members may stake and pay in. */
export function limitOpsRoutes(deps: LimitOpsDeps): Routes {
  return (api) => {
    addMemberLimits(api, deps);
    addSiteLimits(api, deps);
  };
}
