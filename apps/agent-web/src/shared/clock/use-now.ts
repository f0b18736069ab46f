import { useEffect, useState } from 'react';

const tickMs = 30_000;

/** The present in epoch milliseconds, for "4 minutes ago"; moves on twice a minute. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
