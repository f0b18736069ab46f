import { cva } from 'class-variance-authority';
import { CheckIcon, ChevronsRightIcon, XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';

type State = 'idle' | 'checking' | 'passed' | 'failed';

interface SlideTrackProps {
  x: number;
  xMax: number;
  state: State;
  isDragging: boolean;
  disabled: boolean;
  label: string;
  instruction: ReactNode;
  instructionId: string;
  valueText: string;
  handlers: Pick<
    ComponentProps<'div'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown'
  >;
}

const handle = cva(
  'absolute inset-y-0 grid w-11 touch-none place-items-center rounded-md focus-ring forced-colors:border [&_svg]:size-5',
  {
    variants: {
      state: {
        idle: 'cursor-grab bg-accent text-accent-fg active:cursor-grabbing',
        checking: 'cursor-progress bg-accent text-accent-fg',
        passed: 'bg-success text-success-fg',
        failed: 'cursor-grab bg-danger text-danger-fg',
      },
    },
  },
);

/* The handle keeps the focus in every state: it says it cannot be moved instead of vanishing from the Tab order. */
export function SlideTrack({
  x,
  xMax,
  state,
  isDragging,
  disabled,
  label,
  instruction,
  instructionId,
  valueText,
  handlers,
}: SlideTrackProps) {
  const share = xMax === 0 ? 0 : x / xMax;
  const place = `calc(${share} * (100% - 2.75rem))`;
  const glide = !isDragging && 'transition-[inset-inline-start,width] duration-(--q-dur-slow)';
  return (
    <div className="relative h-11 min-w-0 flex-1 rounded-md bg-field shadow-[inset_0_0_0_1px_var(--q-line-2)] forced-colors:border">
      <p
        id={instructionId}
        className="absolute inset-y-0 start-13 end-2 grid content-center text-center text-xs text-fg-3 select-none"
      >
        <span dir="auto" className={cn('line-clamp-2', x > 0 && 'opacity-0')}>
          {instruction}
        </span>
      </p>
      <span
        aria-hidden="true"
        className={cn('absolute inset-y-0 start-0 rounded-md bg-accent-soft', glide, x === 0 && 'invisible')}
        style={{ width: `calc(${place} + 2.75rem)` }}
      />
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={instructionId}
        aria-valuemin={0}
        aria-valuemax={xMax}
        aria-valuenow={Math.round(x)}
        aria-valuetext={valueText}
        aria-orientation="horizontal"
        aria-disabled={disabled || state === 'checking' || state === 'passed' || undefined}
        aria-invalid={state === 'failed' || undefined}
        className={cn(handle({ state }), glide, disabled && 'bg-surface-3 text-fg-disabled')}
        style={{ insetInlineStart: place }}
        {...handlers}
      >
        <HandleIcon state={state} />
      </div>
    </div>
  );
}

function HandleIcon({ state }: { state: State }) {
  if (state === 'checking') return <Spinner />;
  if (state === 'passed') return <CheckIcon />;
  if (state === 'failed') return <XIcon />;
  return <ChevronsRightIcon />;
}
