import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Num } from '../num/num.tsx';
import { clockText } from './clock-text.ts';
import { useRemainingSeconds, type CountdownTime } from './use-remaining.ts';

interface CountdownRingOwn extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the countdown for assistive technology: "Cierre del sorteo". */
  label: string;
  /** The whole span, of which the ring shows what is left. */
  totalMs: number;
  /** The sentence that is read aloud when 30, 10 and 5 seconds are left; at no other time anything is said. */
  announce: (seconds: number) => string;
  /** Called once when nothing is left. */
  onEnd?: (() => void) | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
}

export type CountdownRingProps = CountdownRingOwn & CountdownTime;

const spoken = [30, 10, 5] as const;
const radius = 46;
const circumference = 2 * Math.PI * radius;

/** Time until a draw or a bet closes for real; never to hurry anybody. The ring empties, the figure counts down. */
export function CountdownRing({
  label,
  totalMs,
  announce,
  onEnd,
  size = 'md',
  endsAtMs,
  now,
  remainingMs,
  className,
  ...rest
}: CountdownRingProps) {
  const time: CountdownTime = endsAtMs === undefined ? { remainingMs } : { endsAtMs, now };
  const seconds = useRemainingSeconds(time);
  const said = useAnnouncement(seconds, announce);
  useEnd(seconds, onEnd);
  const share = Math.min(1, (seconds * 1000) / totalMs);
  return (
    <div
      data-slot="countdown-ring"
      data-urgency={seconds <= 10 ? 'last' : seconds <= 30 ? 'soon' : 'calm'}
      role="timer"
      aria-label={label}
      className={cn(
        'relative inline-grid flex-none place-items-center text-accent data-[urgency=last]:text-crimson-text data-[urgency=soon]:text-warn-text',
        size === 'sm' && 'size-14 text-xs',
        size === 'md' && 'size-20 text-lg',
        size === 'lg' && 'size-32 text-2xl',
        className,
      )}
      {...rest}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full -rotate-90">
        <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="6" className="stroke-surface-4" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - share)}
          className={cn(
            'stroke-current transition-[stroke-dashoffset,stroke] duration-1000 ease-linear motion-reduce:transition-none',
            share === 0 && 'opacity-0',
          )}
        />
      </svg>
      <Num className="font-display font-[650] text-fg">{clockText(seconds)}</Num>
      <span className="sr-only" aria-live="polite">
        {said}
      </span>
    </div>
  );
}

/* A throttled page may jump over a moment: passing it counts as well. */
function useAnnouncement(seconds: number, announce: (seconds: number) => string): string {
  const before = useRef(seconds);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const passed = spoken.findLast((moment) => before.current > moment && seconds <= moment && seconds > 0);
    before.current = seconds;
    if (passed !== undefined) setSaid(announce(seconds));
  }, [seconds, announce]);
  return said;
}

function useEnd(seconds: number, onEnd: (() => void) | undefined): void {
  const isTold = useRef(false);
  useEffect(() => {
    if (seconds > 0) isTold.current = false;
    else if (!isTold.current) {
      isTold.current = true;
      onEnd?.();
    }
  }, [seconds, onEnd]);
}
