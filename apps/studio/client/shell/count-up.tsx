import { isMotionReduced } from '@quetzal/ui/reduced-motion';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAmounts } from './game-context.ts';

export type CountUpProps = { readonly amount: string; readonly lengthMs: number };

/** An amount that counts from what stands there to its value; screen readers hear the result elsewhere, once. */
export function CountUp({ amount, lengthMs }: CountUpProps): ReactNode {
  const amounts = useAmounts();
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
  return <>{amounts(isStill || counted === Number(amount) ? amount : counted.toFixed(2))}</>;
}
