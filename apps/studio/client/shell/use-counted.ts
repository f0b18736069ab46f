import { isMotionReduced } from '@quetzal/ui/reduced-motion';
import { useEffect, useRef, useState } from 'react';

/** An amount on its way from what stood there before; at its end it is `amount` itself. */
export function useCounted(amount: string, lengthMs: number): string {
  const isStill = isMotionReduced();
  const [counted, setCounted] = useState(0);
  const standing = useRef(0);
  useEffect(() => {
    const from = standing.current;
    const way = Number(amount) - from;
    const startMs = performance.now();
    let frame = requestAnimationFrame(function count(nowMs) {
      const passed = isStill ? 1 : Math.min(1, Math.max(0, nowMs - startMs) / lengthMs);
      standing.current = passed < 1 ? from + way * (1 - (1 - passed) ** 3) : Number(amount);
      setCounted(standing.current);
      if (passed < 1) frame = requestAnimationFrame(count);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [amount, isStill, lengthMs]);
  return isStill || counted === Number(amount) ? amount : counted.toFixed(2);
}
