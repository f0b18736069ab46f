import type { Limits } from '../limits.service.ts';

/** What the routes need. */
export interface LimitRoutesDeps {
  limits: Limits;
}
