import { XIcon } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';

export interface BulkBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the group of commands for assistive technology. */
  label: string;
  /** Rows that are selected; the bar is there while it is not 0. */
  count: number;
  /** "2 seleccionadas"; read out when it changes. */
  summary: ReactNode;
  /** `BulkBarAction` for each command. */
  children: ReactNode;
  clearLabel: string;
  onClear: () => void;
}

/** What can be done with the selected rows, in inverse colours over the pager. Goes into the `bulk` of a table. */
export function BulkBar({ label, count, summary, children, clearLabel, onClear, className, ...rest }: BulkBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The bar goes with the selection: the focus returns to the box over all rows instead of getting lost.
    const boxes = bar.current?.closest('[data-slot=data-table]')?.querySelectorAll<HTMLElement>('input[type=checkbox]');
    [...(boxes ?? [])].find((box) => box.checkVisibility())?.focus();
    onClear();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && summary}
      </p>
      {count > 0 && (
        // Over the pager where there is room beside its buttons, above it where there is not.
        <div className="pointer-events-none absolute start-0 bottom-1.5 z-3 flex w-[82%] justify-center @max-6xl:static @max-6xl:w-full @max-6xl:p-1.5">
          <div
            ref={bar}
            data-slot="bulk-bar"
            role="group"
            aria-label={label}
            className={cn(
              'pointer-events-auto flex max-w-full animate-pop-in items-center gap-1 rounded-lg bg-fg py-1.5 ps-4 pe-2 text-sm text-fg-inverse shadow-4 motion-reduce:animate-none forced-colors:border',
              className,
            )}
            {...rest}
          >
            <b className="tnum flex-none font-semibold">{summary}</b>
            <Divider />
            <div className="flex min-w-0 items-center gap-1 overflow-x-auto">{children}</div>
            <Divider />
            <BulkBarAction
              aria-label={clearLabel}
              title={clearLabel}
              onClick={clear}
              className="w-8 justify-center px-0"
            >
              <XIcon />
            </BulkBarAction>
          </div>
        </div>
      )}
    </>
  );
}

/** One command of a bulk bar, with an icon in front of its words. */
export function BulkBarAction({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={cn(
        'relative flex h-8 flex-none items-center gap-1.5 rounded-[8px] px-2.5 font-semibold whitespace-nowrap hover:bg-[color-mix(in_oklch,var(--q-fg-inverse)_12%,transparent)] -outline-offset-2 focus-visible:outline-2 focus-visible:outline-current disabled:opacity-55 pointer-coarse:h-11 [&_svg]:size-4',
        className,
      )}
      {...rest}
    />
  );
}

function Divider() {
  return (
    <span
      aria-hidden="true"
      className="mx-1.5 h-5 w-px flex-none bg-[color-mix(in_oklch,var(--q-fg-inverse)_22%,transparent)]"
    />
  );
}
