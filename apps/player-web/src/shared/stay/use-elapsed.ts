import { useEffect, useState } from 'react';

/** Seconds that have gone by since `seconds` were counted at `readAtMs`, counted on by the page's own clock. */
export function useElapsed(seconds: number, readAtMs: number): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds + Math.max(0, Math.floor((nowMs - readAtMs) / 1000));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Seconds as hours, minutes and seconds: `1:05:09`. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return `${hours}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}
