import { CheckIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Names the list for assistive technology. */
  label: string;
  steps: readonly ReactNode[];
  /** From 0; steps before it are done. */
  current: number;
}

/** Where a person is in a short sequence. */
export function Stepper({ label, steps, current, className, ...rest }: StepperProps) {
  return (
    <ol
      data-slot="stepper"
      aria-label={label}
      className={cn('flex flex-wrap items-center gap-x-2.5 gap-y-2 text-sm font-[550]', className)}
      {...rest}
    >
      {steps.map((step, index) => (
        <li
          key={index}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : index === current ? 'current' : 'waiting'}
          className="group flex items-center gap-2.5 text-fg-3 data-[state=current]:font-semibold data-[state=current]:text-fg"
        >
          {index > 0 && <span aria-hidden="true" className="h-px w-8 bg-line-2 max-md:w-3" />}
          <span
            aria-hidden="true"
            className="tnum grid size-6 flex-none place-items-center rounded-feather-sm bg-surface-3 text-xs font-bold text-fg-2 group-data-[state=current]:bg-accent group-data-[state=current]:text-accent-fg group-data-[state=done]:bg-accent-soft group-data-[state=done]:text-accent-text"
          >
            {index < current ? <CheckIcon className="size-3.5 stroke-3!" /> : index + 1}
          </span>
          <span className={cn(index !== current && 'max-md:sr-only')}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
