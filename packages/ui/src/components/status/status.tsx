import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../class-names/class-names.ts';

const status = cva('inline-flex min-w-0 items-center gap-2 text-sm font-medium', {
  variants: {
    tone: {
      neutral: 'text-fg-2 [--dot:var(--q-fg-3)]',
      success: 'text-success-text [--dot:currentColor]',
      warn: 'text-warn-text [--dot:currentColor]',
      danger: 'text-danger-text [--dot:currentColor]',
      info: 'text-info-text [--dot:currentColor]',
      live: 'text-crimson-text [--dot:currentColor]',
    },
  },
});

export interface StatusProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'success' | 'warn' | 'danger' | 'info' | 'live' | undefined;
  /** The dot beats: it is going on right now. */
  pulse?: boolean | undefined;
  /** The word itself; the dot alone would say nothing to many. */
  children: ComponentProps<'span'>['children'];
}

/** The state of a thing as a dot and a word, for rows and headings where a badge would be too loud. */
export function Status({ tone = 'neutral', pulse = false, className, children, ...rest }: StatusProps) {
  return (
    <span data-slot="status" data-tone={tone} className={cn(status({ tone }), className)} {...rest}>
      <span
        aria-hidden="true"
        className={cn(
          'size-[0.4375rem] flex-none rounded-full bg-(--dot) forced-colors:bg-[CanvasText]',
          pulse && 'animate-live motion-reduce:animate-none',
        )}
      />
      <span className="min-w-0 truncate">{children}</span>
    </span>
  );
}
