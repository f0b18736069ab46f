import { useRef, useState, type RefObject } from 'react';

/** Where a floating layer stands in the document. */
export interface LayerContainer<Trigger extends HTMLElement> {
  triggerRef: RefObject<Trigger | null>;
  /** For the portal; null stands for the body. */
  container: HTMLElement | null;
  /** To be called with every change of the layer's open state, before it is shown. */
  place: (open: boolean) => void;
}

/**
 * Puts a floating layer into the landmark of its trigger: into the dialog around it, else into `main`. At the end of
 * the body, where portals stand by default, it would lie outside of every landmark, and whoever moves through a page
 * by landmarks would not meet it. It still floats above everything: `main` neither clips nor stacks.
 */
export function useLayerContainer<Trigger extends HTMLElement = HTMLElement>(): LayerContainer<Trigger> {
  const triggerRef = useRef<Trigger>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const place = (open: boolean) => {
    if (!open) return;
    const dialog = triggerRef.current?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    setContainer(dialog ?? document.querySelector('main'));
  };
  return { triggerRef, container, place };
}
