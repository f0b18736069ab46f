import { useEffect, useEffectEvent } from 'react';
import { useShownPage } from '../shown-page/use-shown-page.tsx';

/** Where each page of the history was scrolled to, by its key; as long as the document lives. */
const places = new Map<string, number>();

/**
 * Brings a long page back to where it was left when somebody comes back to it, once it is as long as it was; opened anew,
 * it begins at its top. What changes only the query of the address leaves the page where it is.
 */
export function useScrollPlace(isReady: boolean): void {
  const { location, arrival } = useShownPage().page;
  const { key, pathname } = location;
  const settle = useEffectEvent(() => window.scrollTo(0, arrival === 'POP' ? (places.get(key) ?? window.scrollY) : 0));
  useEffect(() => {
    if (!isReady) return undefined;
    // The list below needs a frame to take up its room.
    const frame = requestAnimationFrame(() => settle());
    return () => cancelAnimationFrame(frame);
  }, [isReady, pathname]);
  useEffect(() => {
    if (!isReady) return undefined;
    const keep = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [isReady, key]);
}
