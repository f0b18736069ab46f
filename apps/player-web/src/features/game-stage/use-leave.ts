import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** What the browser keeps for a step: the router counts there, under this name, the steps of the site before it. */
type KeptStep = { idx?: number } | null;

const stepsBefore = (): number => (window.history.state as KeptStep)?.idx ?? 0;

/**
 * The way out of a game: back to the list it was opened from, however much was opened since; to the slots for those who
 * came by a link, before whom this tab shows no page of the site.
 */
export function useLeave(): () => void {
  const navigate = useNavigate();
  const [arrival] = useState(stepsBefore);
  return () => {
    const now = stepsBefore();
    // Back from here, through games that this page showed before it was left for another one, leads before its arrival.
    const first = Math.min(arrival, now);
    void (first === 0 ? navigate('/rng') : navigate(first - 1 - now));
  };
}
