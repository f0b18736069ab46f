import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Button } from '../button/button.tsx';
import { Num } from '../num/num.tsx';

export interface ResendButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** When another code may be asked for, in milliseconds since 1970; null means at once. */
  readyAtMs: number | null;
  onResend: () => void;
  /** What the button says meanwhile ("Reenviar 0:48"); gets the time left. */
  waitingLabel: (timeLeft: ReactNode) => ReactNode;
  /** The clock, in milliseconds since 1970; give one that follows the server where that matters. */
  now?: (() => number) | undefined;
}

/** Asks for another code; counts down until that is allowed and keeps the focus meanwhile. */
export function ResendButton({
  readyAtMs,
  onResend,
  waitingLabel,
  now = Date.now,
  className,
  children,
  ...rest
}: ResendButtonProps) {
  const seconds = useSecondsUntil(readyAtMs, now);
  const isWaiting = seconds > 0;
  return (
    <Button
      variant="secondary"
      aria-disabled={isWaiting || undefined}
      className={cn('min-h-(--q-input) px-2 text-sm', className)}
      {...rest}
      onClick={isWaiting ? undefined : onResend}
    >
      {isWaiting ? <span>{waitingLabel(<Num>{minutesAndSeconds(seconds)}</Num>)}</span> : children}
    </Button>
  );
}

function useSecondsUntil(atMs: number | null, now: () => number): number {
  const [nowMs, setNowMs] = useState(now);
  const clock = useRef(now);
  useEffect(() => {
    clock.current = now;
  });
  useEffect(() => {
    if (atMs === null) return;
    const tick = () => {
      const ms = clock.current();
      setNowMs(ms);
      if (ms >= atMs) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [atMs]);
  return atMs === null ? 0 : Math.ceil(Math.max(0, atMs - nowMs) / 1000);
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
