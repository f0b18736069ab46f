import { PauseIcon, PlayIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Autoplay } from './use-autoplay.ts';

interface BannerDotsProps {
  count: number;
  current: number;
  /** Names a dot; counts from 1. */
  dotLabel: (position: number, count: number) => string;
  onGo: (index: number) => void;
  pauseLabel: string;
  playLabel: string;
  autoplay: Autoplay;
  /** How long a banner stays. */
  stayMs: number;
  onTimeUp: () => void;
}

/** The pause button and a dot for each banner; the present one is a pill that fills while its time runs. */
export function BannerDots({
  count,
  current,
  dotLabel,
  onGo,
  pauseLabel,
  playLabel,
  autoplay,
  stayMs,
  onTimeUp,
}: BannerDotsProps) {
  return (
    <div className="absolute end-4 bottom-2 z-2 flex items-center md:end-5 md:bottom-3">
      <DotsButton label={autoplay.isOn ? pauseLabel : playLabel} onClick={autoplay.toggle}>
        {autoplay.isOn ? (
          <PauseIcon className="size-3.5 fill-current" />
        ) : (
          <PlayIcon className="size-3.5 fill-current" />
        )}
      </DotsButton>
      {Array.from({ length: count }, (_, index) => (
        <DotsButton
          key={index}
          label={dotLabel(index + 1, count)}
          current={index === current}
          onClick={() => onGo(index)}
        >
          {index === current ? (
            <ProgressPill key={current} {...{ stayMs, onTimeUp }} isRunning={autoplay.isMoving} isOn={autoplay.isOn} />
          ) : (
            <span className="size-2 rounded-full bg-white/45" />
          )}
        </DotsButton>
      ))}
    </div>
  );
}

interface DotsButtonProps {
  label: string;
  current?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function DotsButton({ label, current = false, onClick, children }: DotsButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      onClick={onClick}
      className="relative grid h-6 min-w-6 place-items-center rounded-full px-1 text-white focus-ring max-md:before:absolute max-md:before:-inset-y-2.5"
    >
      {children}
    </button>
  );
}

interface ProgressPillProps {
  stayMs: number;
  isOn: boolean;
  isRunning: boolean;
  onTimeUp: () => void;
}

/** Twice the width of the pill in px. */
const fillSteps = 72;

/* The filling is the clock: what pauses it pauses the carousel, and the time left is kept. */
function ProgressPill({ stayMs, isOn, isRunning, onTimeUp }: ProgressPillProps) {
  const fill = useRef<HTMLSpanElement>(null);
  const clock = useRef<Animation>(undefined);
  const timeUp = useRef(onTimeUp);
  useEffect(() => {
    timeUp.current = onTimeUp;
  });
  useEffect(() => {
    /* Moved, not widened: a width would have the page laid out sixty times a second. In steps of half a pixel: the
       eye sees no more of them, and the page is drawn a quarter as often. */
    const animation = fill.current?.animate(
      [{ transform: 'translateX(var(--banner-unfilled))' }, { transform: 'none' }],
      { duration: stayMs, easing: `steps(${fillSteps})`, fill: 'forwards' },
    );
    if (animation === undefined) return undefined;
    animation.pause();
    animation.onfinish = () => timeUp.current();
    clock.current = animation;
    return () => animation.cancel();
  }, [stayMs]);
  useEffect(() => {
    if (isRunning) clock.current?.play();
    else clock.current?.pause();
  }, [isRunning, stayMs]);
  return (
    <span className="block h-2 w-9 overflow-hidden rounded-full bg-white/35">
      <span
        ref={fill}
        className="block h-full rounded-full bg-white [--banner-unfilled:-100%] rtl:[--banner-unfilled:100%]"
        hidden={!isOn}
      />
      {!isOn && <span className="block h-full rounded-full bg-white" />}
    </span>
  );
}
