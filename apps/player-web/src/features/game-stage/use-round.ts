import { useEffect, useState } from 'react';

/** Free spins go on for minutes. A game that has not told the end of a round by then is not waited for: it may be lost. */
const longestMs = 180_000;

/** Whether the game shows a round whose end it has not told yet. */
export function useRound() {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setOn(false), longestMs);
    return () => clearTimeout(timer);
  }, [isOn]);
  return { isOn, setOn };
}
