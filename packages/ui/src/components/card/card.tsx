import { Slot } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

const card = cva('block min-w-0 rounded-lg', {
  variants: {
    variant: {
      raised: 'bg-surface-1 shadow-[inset_0_0_0_1px_var(--q-line),var(--q-shadow-1)]',
      flat: 'bg-surface-1 shadow-[inset_0_0_0_1px_var(--q-line)]',
      inset: 'bg-surface-2 shadow-[inset_0_0_0_1px_var(--q-line)]',
    },
    padding: { none: '', sm: 'p-3', md: 'p-4', lg: 'p-5' },
  },
});

export interface CardProps extends ComponentProps<'div'> {
  /** `inset` is for a card inside a card or a dialog; no deeper than that. */
  variant?: 'raised' | 'flat' | 'inset' | undefined;
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Gives the look to the only child, such as a section or a link. */
  asChild?: boolean | undefined;
}

/** A surface that holds one thing. */
export function Card({ variant = 'raised', padding = 'md', asChild = false, className, ...rest }: CardProps) {
  const Root = asChild ? Slot : 'div';
  return <Root data-slot="card" className={cn(card({ variant, padding }), className)} {...rest} />;
}

export interface CardHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  detail?: ReactNode | undefined;
  /** At the end of the line: a link, a button, a legend. */
  action?: ReactNode | undefined;
  headingLevel?: 'h2' | 'h3' | 'h4' | undefined;
}

/** The line over a card's content. */
export function CardHeader({
  title,
  detail,
  action,
  headingLevel: Heading = 'h2',
  className,
  ...rest
}: CardHeaderProps) {
  return (
    <header data-slot="card-header" className={cn('mb-3 flex items-start gap-3', className)} {...rest}>
      <div className="min-w-0 flex-1">
        <Heading className="text-base font-semibold text-fg">{title}</Heading>
        {detail !== undefined && <p className="text-xs text-fg-3">{detail}</p>}
      </div>
      {action}
    </header>
  );
}
