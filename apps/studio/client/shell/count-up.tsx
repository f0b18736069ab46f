import { isMotionReduced } from '@quetzal/ui/reduced-motion';
import { useEffect, useState, type ReactNode } from 'react';
import { useAmounts } from './game-context.ts';

const LENGTH_MS = 900;

/** An amount that counts up to its value; screen readers hear the result elsewhere, once. */
export function CountUp({ amount }: { readonly amount: string }): ReactNode {
  const amounts = useAmounts();
  const isStill = isMotionReduced() || Number(amount) === 0;
  const [share, setShare] = useState(isStill ? 1 : 0);
  useEffect(() => {
    if (isStill) return undefined;
    const startMs = performance.now();
    let frame = requestAnimationFrame(function count(nowMs) {
      const passed = Math.min(1, Math.max(0, nowMs - startMs) / LENGTH_MS);
      setShare(1 - (1 - passed) ** 3);
      if (passed < 1) frame = requestAnimationFrame(count);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [amount, isStill]);
  return <>{amounts(share === 1 ? amount : (Number(amount) * share).toFixed(2))}</>;
}
