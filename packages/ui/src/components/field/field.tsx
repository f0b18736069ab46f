import { CircleAlertIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface FieldTexts {
  /** Always present for assistive technology; see `labelHidden`. */
  label: ReactNode;
  /** Keeps the label for assistive technology only, for instance in a search box with an icon. */
  labelHidden?: boolean | undefined;
  /** Stands at the end of the label's line: a limit, a link. */
  labelEnd?: ReactNode | undefined;
  /** Help under the control; an error takes its place. */
  hint?: ReactNode | undefined;
  /** What is wrong and what to do; marks the control as invalid. */
  error?: ReactNode | undefined;
  /** Adds the asterisk and tells assistive technology; the form decides what it refuses. */
  required?: boolean | undefined;
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'id'> {
  /** The id of the control that the label belongs to. */
  controlId: string;
  messageId: string;
  /** Stands below the hint or error, for instance buttons that fill the control in. */
  after?: ReactNode | undefined;
}

/** Label above, control, hint or error below. For controls of one's own; wire them with `useFieldWiring`. */
export function Field({
  label,
  labelHidden,
  labelEnd,
  hint,
  error,
  required,
  controlId,
  messageId,
  after,
  className,
  children,
  ...rest
}: FieldProps) {
  return (
    <div
      data-slot="field"
      data-invalid={hasText(error) || undefined}
      className={cn('grid min-w-0 gap-1.5', className)}
      {...rest}
    >
      <div className={cn('flex items-baseline justify-between gap-3 text-sm', labelHidden && 'sr-only')}>
        <label htmlFor={controlId} className="font-medium text-fg-2">
          {label}
          {required && (
            <span aria-hidden="true" className="text-danger-text">
              {'\u00a0*'}
            </span>
          )}
        </label>
        {labelEnd !== undefined && <span className="text-xs text-fg-3">{labelEnd}</span>}
      </div>
      {children}
      <FieldMessage id={messageId} hint={hint} error={error} />
      {after}
    </div>
  );
}

/** The line under a control: the error if there is one, else the hint. */
export function FieldMessage({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  if (hasText(error)) return <FieldError id={id}>{error}</FieldError>;
  if (hasText(hint)) return <FieldHint id={id}>{hint}</FieldHint>;
  return null;
}

/** What is wrong with a control and what to do; its id belongs into the control's `aria-describedby`. */
export function FieldError({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p data-slot="field-error" className={cn('flex items-start gap-1.5 text-xs text-danger-text', className)} {...rest}>
      <CircleAlertIcon className="mt-px size-3.5" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** Help under a control; its id belongs into the control's `aria-describedby`. */
export function FieldHint({ className, ...rest }: ComponentProps<'p'>) {
  return <p data-slot="field-hint" className={cn('text-xs text-fg-3', className)} {...rest} />;
}

/** Ids and aria attributes that tie a control to its label, hint and error. */
export function useFieldWiring(id: string | undefined, texts: Pick<FieldTexts, 'hint' | 'error' | 'required'>) {
  const generated = useId();
  const controlId = id ?? generated;
  const messageId = `${controlId}-message`;
  const described = hasText(texts.error) || hasText(texts.hint);
  return {
    controlId,
    messageId,
    control: {
      id: controlId,
      'aria-invalid': hasText(texts.error) || undefined,
      'aria-describedby': described ? messageId : undefined,
      'aria-required': texts.required || undefined,
    },
  };
}

function hasText(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
