import { cva } from 'class-variance-authority';
import { XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { toneIcons, type MessageTone } from './tone-icons.ts';

const alert = cva('flex items-start gap-3 rounded-md p-3.5 text-sm', {
  variants: {
    tone: {
      success: 'bg-success-soft text-success-text',
      warn: 'bg-warn-soft text-warn-text',
      danger: 'bg-danger-soft text-danger-text',
      info: 'bg-info-soft text-info-text',
    },
  },
});

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: MessageTone | undefined;
  title?: ReactNode | undefined;
  /** A link or a small button at the end. */
  action?: ReactNode | undefined;
  /** Shows a closing button named by `dismissLabel`. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
}

/** A message inside the page, beside what it is about. Danger interrupts a screen reader, the other tones wait. */
export function Alert({
  tone = 'info',
  title,
  action,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...rest
}: AlertProps) {
  const Icon = toneIcons[tone];
  return (
    <div
      data-slot="alert"
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn(alert({ tone }), className)}
      {...rest}
    >
      <Icon className="mt-px size-[1.125rem]" />
      {/* Where both do not fit beside each other the action stands below. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2.5">
        <div className="min-w-0 grow basis-56 text-fg">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action}
      </div>
      {onDismiss !== undefined && (
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={onDismiss}
          className="-m-1.5 grid size-8 flex-none place-items-center rounded-[8px] focus-ring"
        >
          <XIcon className="size-4" />
        </button>
      )}
    </div>
  );
}
