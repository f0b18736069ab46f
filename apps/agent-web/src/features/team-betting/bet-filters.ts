import { choiceOf } from '#shared/url-filters/use-url-filters.ts';

/** States that the list can be narrowed to. */
export const betStates = ['all', 'open', 'settled', 'rolled_back', 'refunded'] as const;

/** What the list shows beside its period; an empty text means everything. */
export interface BetFilters {
  account: string;
  gameCode: string;
  state: (typeof betStates)[number];
}

const textLengthMax = 64;

/** Reads the filters of an address; what it does not know counts as not said. */
export function betFiltersFrom(params: URLSearchParams): BetFilters {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, textLengthMax);
  return { account: text('account'), gameCode: text('game'), state: choiceOf(params.get('state'), betStates) };
}

/** True when an empty list means "nothing matches" and not "nobody played". */
export function isNarrowed(filters: BetFilters): boolean {
  return filters.account !== '' || filters.gameCode !== '' || filters.state !== 'all';
}
