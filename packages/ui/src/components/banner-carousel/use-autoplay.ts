import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../media/reduced-motion.ts';

/** What a carousel that moves by itself must know: whether the person lets it, and whether it may move right now. */
export interface Autoplay {
  /** The person's choice: the button says pause while true. */
  isOn: boolean;
  /** On, and nothing holds it back: no pointer over it, no focus in it, the tab in view, no wish for less motion. */
  isMoving: boolean;
  toggle: () => void;
  /** For the element around the carousel. */
  watch: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => void;
  };
}

/** Autoplay that gives way to the person. With reduced motion it is off from the start, and the button can start it. */
export function useAutoplay(startsOn: boolean): Autoplay {
  const prefersStill = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const changed = () => setHidden(document.hidden);
    changed();
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  const isOn = choice ?? (startsOn && !prefersStill);
  return {
    isOn,
    isMoving: isOn && !isHovered && !hasFocus && !isHidden,
    toggle: () => setChoice(!isOn),
    watch: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: (event) => {
        const next = event.relatedTarget;
        setFocus(next instanceof Node && event.currentTarget.contains(next));
      },
    },
  };
}
