import type { ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

/** 0 nothing typed, 1 weak to 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const meterColour = ['', 'bg-danger-text', 'bg-warn-text', 'bg-success-text', 'bg-success-text'];

interface StrengthMeterProps {
  strength: PasswordStrength;
  label: ReactNode;
  hint: ReactNode;
}

/* Bars for the eye, words for everybody. */
export function StrengthMeter({ strength, label, hint }: StrengthMeterProps) {
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cn(
              'h-1 flex-1 rounded-full forced-colors:border',
              step <= strength ? cn(meterColour[strength], 'forced-colors:bg-[CanvasText]') : 'bg-surface-3',
            )}
          />
        ))}
      </span>
      <span>
        {label}
        {label !== undefined && hint !== undefined && ' · '}
        {hint}
      </span>
    </span>
  );
}
