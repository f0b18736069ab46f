import type { Limit, LimitName } from '#shared/limits/limits.queries.ts';

/** A limit as the server answers it: nobody set it, but for `more`. */
export function limit(name: LimitName, more: Partial<Limit> = {}): Limit {
  return {
    name,
    unit: name === 'session' || name === 'reality_check' ? 'minutes' : 'money',
    own: null,
    site: null,
    binding: null,
    used: null,
    left: null,
    resetsAt: null,
    pending: null,
    ...more,
  };
}

/** Nothing keeps the member from playing. */
export const clear = { state: 'clear', since: null, until: null, breaks: [] };
