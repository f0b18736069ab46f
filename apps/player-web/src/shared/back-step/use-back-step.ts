import { isNarrow } from '@quetzal/ui/narrow';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

interface StepState {
  /** What is open was opened at the step of the history that has this key. */
  openedAt?: string;
}

/** What the browser keeps for a step: the router puts the state of its own there under this name. */
type KeptStep = { usr?: StepState | null } | null;

/**
 * Makes what is open over a page a step of the history on telephones, where back is how people close things; `onClose` is
 * called when it is closed so. Links in it take the place of the step (`isStep`), so that nobody comes back to it.
 */
export function useBackStep(onClose: () => void): { isStep: boolean; close: () => void } {
  const location = useLocation() as Location<StepState | null>;
  const navigate = useNavigate();
  const [isStep] = useState(isNarrow);
  const [opened] = useState(location);
  const isTaken = useRef(false);
  const isThere = location === opened || location.state?.openedAt === opened.key;

  const take = useEffectEvent(() => {
    if (!isStep || isTaken.current) return;
    isTaken.current = true;
    void navigate(opened, { state: { ...opened.state, openedAt: opened.key } });
  });
  // With what is open, not after it: nobody sees it and goes back further.
  useLayoutEffect(() => take(), []);

  const leave = useEffectEvent(() => {
    isTaken.current = false;
    onClose();
  });
  useEffect(() => {
    if (!isThere) leave();
  }, [isThere]);
  useEffect(() => {
    // The router draws a step when it has time. Who is back before that never left, as far as it shows.
    const look = ({ state }: PopStateEvent) => {
      if (isTaken.current && (state as KeptStep)?.usr?.openedAt !== opened.key) leave();
    };
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, [opened.key]);

  const close = () => {
    onClose();
    if (isTaken.current) void navigate(-1);
    isTaken.current = false;
  };
  return { isStep, close };
}
