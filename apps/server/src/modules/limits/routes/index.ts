import type { Api } from '#kernel/http/api-instance.ts';
import type { LimitRoutesDeps } from './deps.ts';
import { addBreaks } from './breaks.ts';
import { addSession } from './session.ts';
import { addOwnLimits } from './own-limits.ts';

/** Adds every route of the room. */
export function addLimitRoutes(api: Api, deps: LimitRoutesDeps): void {
  addOwnLimits(api, deps);
  addBreaks(api, deps);
  addSession(api, deps);
}
