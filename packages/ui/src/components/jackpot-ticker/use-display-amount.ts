import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../media/reduced-motion.ts';
import { displayGrowth, nextAmount, nextWaitMs, type GrowthRule } from './next-amount.ts';

export interface DisplayAmountOptions {
  /** The last real figure; whole units as a decimal string. A new one is taken at once. */
  start: string;
  /** A number from 0 up to 1, such as `Math.random`. */
  random: () => number;
  /** Runs something later and gives back how to call it off. */
  schedule: (run: () => void, delayMs: number) => () => void;
  rule?: GrowthRule | undefined;
}

/**
 * A figure that grows between two real ones. It is for show: nothing may be paid or promised by it. It stands still in
 * a hidden tab and when the person wants less motion.
 */
export function useDisplayAmount({ start, random, schedule, rule = displayGrowth }: DisplayAmountOptions): string {
  const isStill = useReducedMotion();
  const [grown, setGrown] = useState({ from: start, amount: start });
  const amount = grown.from === start ? grown.amount : start;
  useEffect(() => {
    if (isStill) return undefined;
    const grow = () => {
      if (document.hidden) callOff = schedule(grow, nextWaitMs(random(), rule));
      else setGrown({ from: start, amount: nextAmount(amount, random(), rule) });
    };
    let callOff = schedule(grow, nextWaitMs(random(), rule));
    return () => callOff();
  }, [amount, start, random, schedule, rule, isStill]);
  return amount;
}
