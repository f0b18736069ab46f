import { CheckIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Names the list for assistive technology. */
  label: string;
  steps: readonly ReactNode[];
  /** From 0; steps before it are done. */
  current: number;
  /** `vertical` stands beside a form, or where the words are long. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Read after a step that is done, so that the tick is not only to be seen: "hecho". */
  doneLabel?: string | undefined;
}

/** Where a person is in a short sequence. Below 768 px the horizontal one shows the words of the current step only. */
export function Stepper({
  label,
  steps,
  current,
  orientation = 'horizontal',
  doneLabel,
  className,
  ...rest
}: StepperProps) {
  const isVertical = orientation === 'vertical';
  return (
    <ol
      data-slot="stepper"
      data-orientation={orientation}
      aria-label={label}
      className={cn(
        'text-sm font-[550]',
        isVertical ? 'grid' : 'flex flex-wrap items-center gap-x-2.5 gap-y-2',
        className,
      )}
      {...rest}
    >
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'waiting';
        return (
          <li
            key={index}
            aria-current={state === 'current' ? 'step' : undefined}
            data-state={state}
            className={cn(
              'group flex gap-2.5 text-fg-3 data-[state=current]:font-semibold data-[state=current]:text-fg',
              isVertical ? verticalStep : 'items-center',
            )}
          >
            {!isVertical && index > 0 && (
              <span aria-hidden="true" className="h-px w-8 bg-line-2 max-md:w-3 forced-colors:bg-[CanvasText]" />
            )}
            <StepMark index={index} isDone={state === 'done'} />
            <span className={cn('min-w-0', !isVertical && state !== 'current' && 'max-md:sr-only')}>
              {step}
              {state === 'done' && doneLabel !== undefined && <span className="sr-only">{` (${doneLabel})`}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/* The line runs from one mark to the next; behind what is done it has the accent's colour. */
const verticalStep =
  'relative pb-5 last:pb-0 before:absolute before:start-3 before:top-7 before:bottom-1 before:w-px before:bg-line-2 data-[state=done]:before:bg-accent-line last:before:hidden forced-colors:before:bg-[CanvasText]';

function StepMark({ index, isDone }: { index: number; isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="tnum grid size-6 flex-none place-items-center rounded-feather-sm bg-surface-3 text-xs font-bold text-fg-2 group-data-[state=current]:bg-accent group-data-[state=current]:text-accent-fg group-data-[state=done]:bg-accent-soft group-data-[state=done]:text-accent-text forced-colors:border forced-colors:border-[CanvasText] forced-colors:group-data-[state=current]:border-4"
    >
      {isDone ? <CheckIcon className="size-3.5 stroke-3!" /> : index + 1}
    </span>
  );
}
