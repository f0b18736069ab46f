import { useState } from 'react';

/** A total as it is told beside a game: a stake leaves it at once, and what a round wins comes to it with the end of the round. */
export function useTotalInRound(total: string | undefined, isRoundOn: boolean): string | undefined {
  const [shown, setShown] = useState(total);
  const waits = isRoundOn && shown !== undefined && total !== undefined && Number(total) > Number(shown);
  if (waits || shown === total) return shown;
  setShown(total);
  return total;
}
