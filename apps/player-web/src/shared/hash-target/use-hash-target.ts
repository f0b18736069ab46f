import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the part that the address names into view and gives it the focus, once it is there and at each change. */
export function useHashTarget(isThere: boolean): string {
  const { hash, key } = useLocation();
  const wanted = decodeURIComponent(hash.slice(1));
  useEffect(() => {
    const target = isThere && wanted !== '' ? document.getElementById(wanted) : null;
    if (target === null) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [isThere, wanted, key]);
  return wanted;
}
