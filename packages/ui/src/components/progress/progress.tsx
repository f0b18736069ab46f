import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  /** 0 to 100; null when nobody knows how long it takes. */
  value: number | null;
  /** The same in words at the end of the line: "62 %", "Te faltan $120.00". */
  valueLabel?: ReactNode | undefined;
  /** 4, 6 or 10 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/* Without a value the plumes wander through the track; with reduced motion they stand still in it. */
const bar =
  'h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-surface-3 indeterminate:animate-wander indeterminate:bg-[image:linear-gradient(90deg,transparent,var(--q-accent),transparent)] indeterminate:bg-size-[45%_100%] indeterminate:bg-no-repeat motion-reduce:animate-none motion-reduce:indeterminate:bg-size-[100%_100%] rtl:[animation-direction:reverse] forced-colors:border forced-colors:border-[CanvasText] [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-plume [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-plume [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-(--q-dur-slow) forced-colors:[&::-webkit-progress-value]:bg-[Highlight]';

/** How far something has come. */
export function Progress({
  label,
  labelHidden = false,
  value,
  valueLabel,
  size = 'md',
  className,
  ...rest
}: ProgressProps) {
  const labelId = useId();
  const share = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <div data-slot="progress" className={cn('grid gap-1.5', className)} {...rest}>
      <div className={cn('flex items-baseline justify-between gap-3 text-xs text-fg-3', labelHidden && 'sr-only')}>
        <span id={labelId}>{label}</span>
        <span className="tnum text-fg-2">{valueLabel}</span>
      </div>
      <progress
        aria-labelledby={labelId}
        max={100}
        value={share ?? undefined}
        className={cn(bar, size === 'sm' && 'h-1', size === 'lg' && 'h-2.5')}
      />
    </div>
  );
}
