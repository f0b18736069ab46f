import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Button } from '../button/button.tsx';
import { Progress } from '../progress/progress.tsx';

export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  shownCount: number;
  totalCount: number;
  /** "Mostramos 48 de 148". */
  progressLabel: ReactNode;
  label: ReactNode;
  onLoadMore: () => void;
  busy?: boolean | undefined;
  busyLabel?: ReactNode | undefined;
}

/** How much of a long list is shown, and a button for more; the button goes when all is shown. */
export function LoadMore({
  shownCount,
  totalCount,
  progressLabel,
  label,
  onLoadMore,
  busy,
  busyLabel,
  className,
  ...rest
}: LoadMoreProps) {
  return (
    <div data-slot="load-more" className={cn('mx-auto grid w-56 justify-items-stretch gap-3', className)} {...rest}>
      <Progress label={progressLabel} value={totalCount === 0 ? 100 : (shownCount / totalCount) * 100} />
      {shownCount < totalCount && (
        <Button variant="secondary" busy={busy} busyLabel={busyLabel} onClick={onLoadMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
