import { useCallback, useSyncExternalStore } from 'react';

/* When the next code may be asked for, by purpose and number; it outlives the form that asked. */
const readyAtMs = new Map<string, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When the next code of `key` may be asked for, in milliseconds since 1970 (null: at once), and how to start the wait. */
export function useCodeClock(key: string): [number | null, (seconds: number) => void] {
  const at = useSyncExternalStore(subscribe, () => readyAtMs.get(key) ?? null);
  const start = useCallback(
    (seconds: number) => {
      readyAtMs.set(key, Date.now() + seconds * 1000);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [at, start];
}
