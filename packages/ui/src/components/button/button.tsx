import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonVariants } from './button-variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary button per region of a view. */
  variant?: 'primary' | 'secondary' | 'soft' | 'outline' | 'ghost' | 'danger' | 'gold' | undefined;
  size?: 'sm' | 'md' | 'lg' | 'icon' | undefined;
  fullWidth?: boolean | undefined;
  /** Work is under way: keeps focus and width, refuses clicks, shows a ring. */
  busy?: boolean | undefined;
  /** What is being done ("Enviando"), shown beside the ring; the button never gets narrower for it. */
  busyLabel?: ReactNode | undefined;
  /** Gives the look to the only child (a link) instead of rendering a button. */
  asChild?: boolean | undefined;
}

/** A button; `type` is "button" unless given, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  fullWidth,
  busy = false,
  busyLabel,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = cn(buttonVariants({ variant, size, fullWidth }), className);
  if (asChild) {
    return (
      <Slot data-slot="button" className={look} onClick={onClick} {...rest}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      data-slot="button"
      className={look}
      aria-busy={busy || undefined}
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      {...rest}
    >
      {busy ? <BusyContent label={busyLabel}>{children}</BusyContent> : children}
    </button>
  );
}

/* Both texts share one grid cell: the size is that of the longer one, so nothing beside the button moves. */
function BusyContent({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <span className="grid place-items-center [grid-template-areas:'all'] *:[grid-area:all]">
      <span className="inline-flex items-center gap-[inherit] opacity-0" aria-hidden={label !== undefined || undefined}>
        {children}
      </span>
      <span className="inline-flex items-center gap-2">
        <Spinner />
        {label}
      </span>
    </span>
  );
}
