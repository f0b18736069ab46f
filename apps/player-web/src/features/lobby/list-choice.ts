import { useAddressParams } from '#shared/address-params/use-address-params.ts';

const filters = ['all', 'favorites', 'hot', 'recent'] as const;
/** Which games a list shows. */
export type Filter = (typeof filters)[number];

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

/** Reads a choice from an address; what an address cannot mean counts as no choice. */
export function readChoice(params: URLSearchParams): ListChoice {
  const [filter, sort] = [params.get('filter'), params.get('sort')];
  return {
    filter: filters.find((known) => known === filter) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, 64),
    sort: sorts.find((known) => known === sort) ?? null,
    vassalage: params.get('vassalage'),
  };
}

/** The choice of the list on the page. It is part of the address: a link shows the same list, and so does coming back. */
export function useListChoice() {
  const { params, change } = useAddressParams();
  const choice = readChoice(params);
  const choose = (next: Partial<ListChoice>) =>
    change(
      Object.fromEntries(
        Object.entries(next).map(([name, value]) => [name, value === '' || value === 'all' ? null : value]),
      ),
      { replace: true },
    );
  const clear = () => choose({ filter: 'all', search: '', sort: null, vassalage: null });
  return { choice, choose, clear };
}
