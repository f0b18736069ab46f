import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface DescriptionItem {
  key: string;
  term: ReactNode;
  detail: ReactNode;
  /** The line that counts, set larger over a rule: a total. */
  strong?: boolean | undefined;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
}

/** Terms at the start, values at the end: a summary, the details of a record. */
export function DescriptionList({ items, className, ...rest }: DescriptionListProps) {
  return (
    <dl data-slot="description-list" className={cn('grid', className)} {...rest}>
      {items.map((item) => (
        <div
          key={item.key}
          className={cn(
            'flex min-h-9 items-center justify-between gap-4 py-1',
            item.strong && 'mt-2 border-t border-line-2 pt-3',
          )}
        >
          <dt className={cn('text-fg-2', item.strong && 'font-semibold text-fg')}>{item.term}</dt>
          <dd
            className={cn(
              'tnum min-w-0 text-end font-semibold text-fg',
              item.strong && 'font-display text-xl font-bold tracking-tight',
            )}
          >
            {item.detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
