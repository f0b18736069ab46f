import { useEffect } from 'react';
import { useStay } from '#shared/stay/stay.queries.ts';
import { interruptionOf } from '#shared/stay/stay.ts';

/**
 * Whether the member has to look up before the game goes on. What asks them lies over the page, which a game on the whole
 * screen would hide.
 */
export function useInterruption(isDemo: boolean): boolean {
  const known = useStay();
  const isInterrupted = !isDemo && known !== undefined && interruptionOf(known.stay) !== null;
  useEffect(() => {
    if (isInterrupted && document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined);
  }, [isInterrupted]);
  return isInterrupted;
}
