import { useEffect, type RefObject } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface PanelKeys {
  panel: RefObject<HTMLElement | null>;
  /** Gets the keyboard back. */
  opener: HTMLElement;
  onClose: () => void;
}

/**
 * The keys of an open panel: the up and down arrows walk through its links, Escape closes it, and so does a focus that
 * leaves it. One that a mouse opened has not taken the keyboard, and hears Escape all the same.
 */
export function usePanelKeys({ panel, opener, onClose }: PanelKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const inside = panel.current?.contains(document.activeElement) === true;
      if (event.key === 'Escape') {
        if (inside) opener.focus();
        onClose();
      }
      const step = steps[event.key];
      if (step === undefined || !inside) return;
      event.preventDefault();
      const links = [...(panel.current?.querySelectorAll('a') ?? [])];
      links.at((links.findIndex((link) => link === document.activeElement) + step) % links.length)?.focus();
    };
    const leave = (event: FocusEvent) => {
      if (event.target instanceof Node && panel.current?.contains(event.target) === false) onClose();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('focusin', leave);
    };
  }, [panel, opener, onClose]);
}
