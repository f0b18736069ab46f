import { useLocation } from 'react-router-dom';
import { changedSearch } from '#shared/address-params/use-address-params.ts';
import type { CenterPanel } from '#shared/addresses/addresses.ts';

/** Addresses of panels of the personal centre, over the page that is open. */
export function useWayTo(): (panel: CenterPanel, section?: string) => string {
  const { pathname, search } = useLocation();
  return (panel, section) => `${pathname}${changedSearch(search, { overlay: panel, section: section ?? null })}`;
}
