import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changedSearch } from '#shared/address-params/use-address-params.ts';

/** Name of the place in session storage. */
const storageName = 'deposit-place';

/** Where a deposit that is paid elsewhere was made: the page below its panel, for this tab. */
interface Place {
  depositId: string;
  pathname: string;
  search: string;
}

/**
 * Keeps the page below the panel of a deposit before its member leaves the site to pay. Who then comes back by the back
 * button without having paid finds that deposit, and does not begin another.
 */
export function keepPlace(depositId: string): void {
  const { pathname, search } = window.location;
  const atDeposit = pathname + changedSearch(search, { overlay: 'depositv2', deposit: depositId });
  window.history.replaceState(window.history.state, '', atDeposit);
  try {
    sessionStorage.setItem(storageName, JSON.stringify({ depositId, pathname, search } satisfies Place));
  } catch {
    // The way back then ends on the home page.
  }
}

/**
 * Brings a member whom the provider sent back with a deposit to the page that they had left for it, with its panel open: a
 * provider knows only the way to the home page. Once, so that whoever goes home from there stays at home.
 */
export function useWayBack(depositId: string | null): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isSentHome = depositId !== null && pathname === '/';
  useEffect(() => {
    if (!isSentHome) return;
    const place = takePlace();
    if (place?.depositId !== depositId || place.pathname === '/') return;
    const search = changedSearch(place.search, { overlay: 'depositv2', deposit: depositId });
    void navigate({ pathname: place.pathname, search }, { replace: true });
  }, [depositId, isSentHome, navigate]);
}

function takePlace(): Place | null {
  try {
    const kept = sessionStorage.getItem(storageName);
    sessionStorage.removeItem(storageName);
    return kept === null ? null : (JSON.parse(kept) as Place);
  } catch {
    return null;
  }
}
