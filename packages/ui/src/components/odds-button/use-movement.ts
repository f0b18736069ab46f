import { useEffect, useState } from 'react';

export type Movement = 'up' | 'down';

/** How long a change of price is shown. */
const shownMs = 4000;

/** Which way a price moved within the last four seconds. A price that is no number moves without a direction. */
export function useMovement(price: string): Movement | undefined {
  const [last, setLast] = useState<{ price: string; movement: Movement | undefined }>({ price, movement: undefined });
  if (last.price !== price) {
    const change = Number(price) - Number(last.price);
    setLast({ price, movement: change > 0 ? 'up' : change < 0 ? 'down' : undefined });
  }
  useEffect(() => {
    if (last.movement === undefined) return undefined;
    const timer = setTimeout(() => setLast({ price: last.price, movement: undefined }), shownMs);
    return () => clearTimeout(timer);
  }, [last]);
  return last.movement;
}
