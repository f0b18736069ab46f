import { useEffect } from 'react';
import { useStay } from '#shared/stay/stay.queries.ts';
import { interruptionOf } from '#shared/stay/stay.ts';

/**
 * Whether the member has to look up before the game goes on. What asks them lies over the page, which a game that took the
 * whole screen for its own frame would hide.
 */
export function useInterruption(isDemo: boolean): boolean {
  const known = useStay();
  const isInterrupted = !isDemo && known !== undefined && interruptionOf(known.stay) !== null;
  useEffect(() => {
    const shown = document.fullscreenElement;
    if (isInterrupted && shown !== null && shown !== document.documentElement)
      void document.exitFullscreen().catch(() => undefined);
  }, [isInterrupted]);
  return isInterrupted;
}
