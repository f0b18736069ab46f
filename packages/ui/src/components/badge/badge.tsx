import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

const badge = cva(
  'inline-flex min-h-5 flex-none items-center gap-1.5 rounded-feather-sm px-2 text-2xs leading-none font-[650] tracking-[0.01em] whitespace-nowrap [&_svg]:size-3 [&_svg]:stroke-[2.2]!',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-3 text-fg-2',
        accent: 'bg-accent-soft text-accent-text',
        live: 'bg-crimson text-crimson-fg',
        crimson: 'bg-crimson-soft text-crimson-text',
        success: 'bg-success-soft text-success-text',
        warn: 'bg-warn-soft text-warn-text',
        danger: 'bg-danger-soft text-danger-text',
        info: 'bg-info-soft text-info-text',
        gold: 'bg-gold-soft text-gold-text',
      },
    },
  },
);

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent' | 'live' | 'crimson' | 'success' | 'warn' | 'danger' | 'info' | 'gold' | undefined;
  /** One at most. */
  icon?: ReactNode | undefined;
  /** A beating dot: something is going on right now. */
  pulse?: boolean | undefined;
}

/** A word that marks a state or a kind; not a control. */
export function Badge({ tone = 'neutral', icon, pulse = false, className, children, ...rest }: BadgeProps) {
  return (
    <span data-slot="badge" data-tone={tone} className={cn(badge({ tone }), className)} {...rest}>
      {pulse && (
        <span aria-hidden="true" className="size-1.5 animate-live rounded-full bg-current motion-reduce:animate-none" />
      )}
      {icon}
      {children}
    </span>
  );
}
