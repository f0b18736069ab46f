import { useLayoutEffect, useRef, useState } from 'react';

const rollMs = 560;
/* Two flaps, one above the other. */
const cell = {
  backgroundImage:
    'linear-gradient(var(--q-surface-3), var(--q-surface-2) 49%, var(--q-sunken) 50%, var(--q-surface-1))',
};

/** The digits that pass by from one to another; a counter turns forward only. */
export function digitsBetween(from: number, to: number): number[] {
  const steps = (to - from + 10) % 10;
  return Array.from({ length: steps + 1 }, (_, step) => (from + step) % 10);
}

/** One cell. A new digit rolls in from below, through all that lie between. */
export function OdometerDigit({ digit, isStill }: { digit: number; isStill: boolean }) {
  const strip = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(digit);
  const isRolling = digit !== shown && !isStill;
  const digits = isRolling ? digitsBetween(shown, digit) : [digit];
  useLayoutEffect(() => {
    if (!isRolling) return undefined;
    const roll = strip.current?.animate(
      [{ transform: 'translateY(0)' }, { transform: `translateY(calc(-100% + var(--odometer-cell)))` }],
      { duration: rollMs, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', fill: 'forwards' },
    );
    if (roll !== undefined) roll.onfinish = () => setShown(digit);
    return () => roll?.cancel();
  }, [digit, isRolling]);
  return (
    <span
      style={cell}
      className="block h-(--odometer-cell) min-w-0 flex-1 overflow-hidden rounded-[0.25em_0.083em_0.25em_0.083em] shadow-[inset_0_0_0_1px_var(--q-line-2)]"
    >
      <span ref={strip} className="grid auto-rows-(--odometer-cell) grid-cols-1">
        {digits.map((one, index) => (
          <span key={index} className="grid place-items-center">
            {one}
          </span>
        ))}
      </span>
    </span>
  );
}
