import { useSession } from '@quetzal/web-kit/session';
import { useEffect, useRef } from 'react';
import { useShownPage } from '#shared/shown-page/use-shown-page.tsx';

/**
 * Brings the keyboard to the page when what had the focus went away with the page before, or with a login: the browser
 * would start over at the top of the document. A focus that is somewhere stays there.
 */
export function usePageFocus(pageId: string): void {
  const { pathname } = useShownPage().page.location;
  const { isLoggedIn } = useSession();
  const place = `${pathname} ${isLoggedIn}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    // A dialog that closes gives the focus back a moment later, if there is anything left to give it to.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body)
        document.getElementById(pageId)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [place, pageId]);
}
