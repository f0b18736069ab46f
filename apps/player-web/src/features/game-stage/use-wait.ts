import { useEffect, useState } from 'react';

/** After this long a person wants to know that something is wrong. */
const slowAfterMs = 8_000;
/** After this long nobody should be told to wait any more. */
const silentAfterMs = 20_000;

/** How a wait that began with the component stands. */
export function useWait(): 'short' | 'slow' | 'silent' {
  const [wait, setWait] = useState<'short' | 'slow' | 'silent'>('short');
  useEffect(() => {
    const timers = [setTimeout(() => setWait('slow'), slowAfterMs), setTimeout(() => setWait('silent'), silentAfterMs)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return wait;
}
