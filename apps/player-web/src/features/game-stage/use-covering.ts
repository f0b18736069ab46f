import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls back when a panel or a dialog of the site comes over an element, or lies over it when the watch begins: such put
 * what they cover out of reach.
 */
export function useCovering(place: RefObject<HTMLElement | null>, isWatched: boolean, onCovered: () => void): void {
  const tell = useEffectEvent(onCovered);
  useEffect(() => {
    const element = place.current;
    if (!isWatched || element === null) return undefined;
    let wasCovered = false;
    const look = () => {
      const isCovered = element.closest('[aria-hidden="true"]') !== null;
      if (isCovered && !wasCovered) tell();
      wasCovered = isCovered;
    };
    const observer = new MutationObserver(look);
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      observer.observe(one, { attributeFilter: ['aria-hidden'] });
    look();
    return () => observer.disconnect();
  }, [place, isWatched]);
}
