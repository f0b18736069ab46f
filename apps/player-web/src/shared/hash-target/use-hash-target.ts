import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the part that the address names into view and gives it the focus, once it is there and at each change. */
export function useHashTarget(isThere: boolean): string {
  const { hash, key } = useLocation();
  const wanted = decoded(hash.slice(1));
  useEffect(() => {
    const target = isThere && wanted !== '' ? document.getElementById(wanted) : null;
    if (target === null) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [isThere, wanted, key]);
  return wanted;
}

/* An address that is none of ours can have a hash that stands for no text: it names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
