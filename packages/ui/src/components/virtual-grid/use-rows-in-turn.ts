import { startTransition, useEffect, useState } from 'react';

/**
 * How many rows of a list may be drawn: when it appears one after another, each in a task of its own, so that a slow
 * telephone stays at its reader's hand; later, while somebody scrolls, all of them at once.
 */
export function useRowsInTurn(rowCount: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (rowCount === 0 || drawn === Infinity) return;
    startTransition(() => setDrawn(drawn < rowCount ? drawn + 1 : Infinity));
  }, [drawn, rowCount]);
  return drawn;
}
