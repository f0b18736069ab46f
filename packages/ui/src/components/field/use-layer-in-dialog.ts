import { useCallback, useState } from 'react';
import { useEscapeFirst } from './use-escape-first.ts';

/**
 * Lets a popup that is not Radix' own live inside a Radix dialog: `container` is the surrounding dialog, into which
 * the popup must be portalled (outside of it, the dialog's focus trap takes the focus back and no press reaches it), and
 * Escape closes the popup only. Outside of a dialog `container` is undefined, and the popup keeps its own ways.
 */
export function useLayerInDialog<Anchor extends HTMLElement = HTMLElement>(open: boolean, close: () => void) {
  const [container, setContainer] = useState<HTMLElement | undefined>(undefined);
  // Told by the anchor itself: it may come later than the component, as with a list that is being fetched.
  const anchorRef = useCallback((anchor: Anchor | null) => {
    setContainer(anchor?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]') ?? undefined);
  }, []);
  useEscapeFirst(open && container !== undefined, close);
  return { anchorRef, container };
}
