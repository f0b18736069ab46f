import { useSession } from '@quetzal/web-kit/session';
import { useFlag } from '@quetzal/web-kit/site-info';
import { useAddressParams } from '#shared/address-params/use-address-params.ts';

const allFilters = ['all', 'favorites', 'hot', 'recent'] as const;
/** Which games a list shows. */
export type Filter = (typeof allFilters)[number];

/** How a list may be ordered; the first is what it is in without a choice. */
export const sorts = ['popular', 'new', 'name', 'rtp', 'volatility'] as const;
/** How a list is ordered. */
export type Sort = (typeof sorts)[number];

/** How a list is narrowed at the moment. */
export interface ListChoice {
  filter: Filter;
  search: string;
  sort: Sort | null;
  /** Code of the maker; null for all. */
  vassalage: string | null;
}

/** Reads a choice from an address; what an address cannot mean, and a filter that is not `offered`, counts as no choice. */
export function readChoice(params: URLSearchParams, offered: readonly Filter[]): ListChoice {
  const [filter, sort] = [params.get('filter'), params.get('sort')];
  return {
    filter: offered.find((known) => known === filter) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, 64),
    sort: sorts.find((known) => known === sort) ?? null,
    vassalage: params.get('vassalage'),
  };
}

/** The filters that a list offers; favourites and recent games belong to somebody. */
function useFilters(): Filter[] {
  const { isLoggedIn } = useSession();
  const hasFavorites = useFlag('GAMELOFAV3');
  return allFilters.filter((filter) => {
    if (filter === 'favorites') return isLoggedIn && hasFavorites;
    return filter !== 'recent' || isLoggedIn;
  });
}

/** The choice of the list on the page. It is part of the address: a link shows the same list, and so does coming back. */
export function useListChoice() {
  const { params, change } = useAddressParams();
  const filters = useFilters();
  const choice = readChoice(params, filters);
  const choose = (next: Partial<ListChoice>) =>
    change(
      Object.fromEntries(
        Object.entries(next).map(([name, value]) => [name, value === '' || value === 'all' ? null : value]),
      ),
      { replace: true },
    );
  const clear = () => choose({ filter: 'all', search: '', sort: null, vassalage: null });
  return { choice, filters, choose, clear };
}
