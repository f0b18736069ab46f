import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  /** 0 to 100; null when nobody knows how long it takes. */
  value: number | null;
  /** The same in words at the end of the line: "62 %", "Te faltan $120.00". */
  valueLabel?: ReactNode | undefined;
}

/** How far something has come. */
export function Progress({ label, labelHidden = false, value, valueLabel, className, ...rest }: ProgressProps) {
  const labelId = useId();
  const share = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <div data-slot="progress" className={cn('grid gap-1.5', className)} {...rest}>
      <div className={cn('flex justify-between gap-3 text-xs text-fg-3', labelHidden && 'sr-only')}>
        <span id={labelId}>{label}</span>
        <span className="tnum text-fg-2">{valueLabel}</span>
      </div>
      <progress
        aria-labelledby={labelId}
        max={100}
        value={share ?? undefined}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-surface-3 indeterminate:animate-pulse indeterminate:bg-plume motion-reduce:animate-none [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-plume [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-plume [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-(--q-dur-slow)"
      />
    </div>
  );
}
