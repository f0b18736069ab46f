import { whenIdle } from '@quetzal/ui/when-idle';
import { startTransition, useEffect, useState } from 'react';

/** Turns true when the page has been painted and the browser has nothing more pressing to do. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setPainted(true))), []);
  return isPainted;
}
