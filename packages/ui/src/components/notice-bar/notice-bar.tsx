import { Slot } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import { XIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { toneIcons, type MessageTone } from '../alert/tone-icons.ts';

const noticeBar = cva(
  'flex min-h-9 items-start gap-2.5 px-(--q-gutter) py-2 text-sm text-fg shadow-[inset_0_-1px_0_var(--q-line)] forced-colors:border-b forced-colors:border-[CanvasText]',
  {
    variants: {
      tone: {
        success: 'bg-success-soft [--tone:var(--q-success-text)]',
        warn: 'bg-warn-soft [--tone:var(--q-warn-text)]',
        danger: 'bg-danger-soft [--tone:var(--q-danger-text)]',
        info: 'bg-info-soft [--tone:var(--q-info-text)]',
      },
      sticky: { true: 'sticky top-(--q-header-h) z-(--q-z-sticky)', false: '' },
    },
  },
);

export interface NoticeBarProps extends ComponentProps<'div'> {
  tone?: MessageTone | undefined;
  /** Another icon than that of the tone. */
  icon?: ReactNode | undefined;
  /** A link or a button in words: `NoticeBarAction`. */
  action?: ReactNode | undefined;
  /** Stays under the site's header while the page scrolls; on unless told. */
  sticky?: boolean | undefined;
  /** Shows a closing button named by `dismissLabel`. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
}

/** One line that concerns the whole page: no connection, an account to be verified. Danger interrupts a screen reader. */
export function NoticeBar({
  tone = 'info',
  icon,
  action,
  sticky = true,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...rest
}: NoticeBarProps) {
  const Icon = toneIcons[tone];
  return (
    <div
      data-slot="notice-bar"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn(noticeBar({ tone, sticky }), className)}
      {...rest}
    >
      <span
        aria-hidden="true"
        className="grid h-5 flex-none place-items-center text-(--tone) [&_svg]:size-4 [&_svg]:stroke-2!"
      >
        {icon ?? <Icon />}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
        <span className="min-w-0">{children}</span>
        {action}
      </div>
      {onDismiss !== undefined && (
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={onDismiss}
          className="relative -my-0.5 -me-1.5 grid size-6 flex-none place-items-center rounded-sm text-fg-2 hover:text-fg focus-ring before:absolute before:-inset-2.5 md:before:hidden"
        >
          <XIcon className="size-4" />
        </button>
      )}
    </div>
  );
}

export interface NoticeBarActionProps extends ComponentProps<'button'> {
  asChild?: boolean | undefined;
}

/** What to do about the notice, in words. With `asChild` the only child (a link) gets the look. */
export function NoticeBarAction({ asChild = false, className, ...rest }: NoticeBarActionProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      data-slot="notice-bar-action"
      {...(asChild ? {} : { type: 'button' as const })}
      className={cn(
        'relative rounded-xs font-semibold whitespace-nowrap text-fg underline decoration-(--tone) decoration-2 underline-offset-4 hover:text-(--tone) focus-ring before:absolute before:-inset-x-2 before:-inset-y-3 md:before:hidden',
        className,
      )}
      {...rest}
    />
  );
}
