import type { Routes } from '#kernel/http/api-instance.ts';
import type { Ops } from './ops.service.ts';
import { addOpsRoutes } from './routes/index.ts';

export { createOps, type Ops, type OpsDeps } from './ops.service.ts';

/** The calls of the people who run a site. */
export function opsRoutes({ ops }: { ops: Ops }): Routes {
  return (api) => addOpsRoutes(api, ops);
}
