import { choiceOf } from '#shared/url-filters/use-url-filters.ts';

/** Kinds of account that the list can be narrowed to. */
export const teamTypes = ['all', 'agent', 'member'] as const;

/** What the list can be ordered by. */
const teamSorts = ['validBet', 'balance', 'createdAt'] as const;

/** What the list shows, as the server is asked. */
export interface TeamFilters {
  search: string;
  type: (typeof teamTypes)[number];
  sort: (typeof teamSorts)[number];
  order: 'asc' | 'desc';
}

const searchLengthMax = 64;

/** Reads the filters of an address; what it does not know counts as not said. */
export function teamFiltersFrom(params: URLSearchParams): TeamFilters {
  return {
    search: (params.get('search') ?? '').trim().slice(0, searchLengthMax),
    type: choiceOf(params.get('type'), teamTypes),
    sort: choiceOf(params.get('sort'), teamSorts),
    order: choiceOf(params.get('order'), ['desc', 'asc']),
  };
}

/** True when an empty list means "nothing matches" and not "nobody is there". */
export function isNarrowed(filters: TeamFilters): boolean {
  return filters.search !== '' || filters.type !== 'all';
}
