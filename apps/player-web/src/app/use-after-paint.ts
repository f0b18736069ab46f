import { useEffect, useState } from 'react';

/** Turns true when the page has been painted and the browser has nothing more pressing to do. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // Safari has no idle callback: a frame and a task later is late enough there.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setPainted(true), 200);
      return () => clearTimeout(timer);
    }
    const id = window.requestIdleCallback(() => setPainted(true), { timeout: 2000 });
    return () => window.cancelIdleCallback(id);
  }, []);
  return isPainted;
}
