import { useEffect, useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { FormSummary, type FormSummaryProps } from './form-summary.tsx';

export { type FormProblem } from './form-summary.tsx';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Checks and sends; until its promise settles the form is busy. react-hook-form's `handleSubmit(...)` fits. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
  /** Refuses another submission, together with the promise of `onSubmit`. */
  busy?: boolean | undefined;
  /** What is wrong, as links above the fields: for forms that are longer than a screen. */
  summary?: FormSummaryProps | undefined;
}

/** Fields one below the other. After a submission that left a field invalid, the first of these gets the focus. */
export function Form({ onSubmit, busy = false, summary, className, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [attempts, setAttempts] = useState({ started: 0, settled: 0 });
  const isBusy = busy || attempts.started > attempts.settled;

  // The errors of an attempt are on the page only after the render that follows it.
  useEffect(() => {
    if (attempts.settled > 0) firstInvalid(form.current)?.focus();
  }, [attempts.settled]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || running.current) return;
    running.current = true;
    setAttempts(({ started, settled }) => ({ started: started + 1, settled }));
    try {
      await onSubmit(event);
    } finally {
      running.current = false;
      setAttempts(({ started }) => ({ started, settled: started }));
    }
  };

  return (
    <form
      ref={form}
      data-slot="form"
      noValidate
      aria-busy={isBusy || undefined}
      onSubmit={(event) => void submit(event)}
      className={cn('grid min-w-0 gap-4', className)}
      {...rest}
    >
      {summary !== undefined && summary.problems.length > 0 && <FormSummary {...summary} />}
      {children}
    </form>
  );
}

function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)') ?? null;
}

/** Fields side by side where there is room: first and last name, two dates. */
export function FormRow({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="form-row"
      className={cn('grid items-start gap-4 md:auto-cols-fr md:grid-flow-col', className)}
      {...rest}
    />
  );
}

/** The buttons at the end of a form; on a phone they share the width. */
export function FormActions({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="form-actions"
      className={cn('mt-1 flex flex-wrap justify-end gap-2.5 max-md:*:flex-1', className)}
      {...rest}
    />
  );
}
