import { useLayoutEffect, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { ScrollRegion } from '../scroll-region/scroll-region.tsx';
import type { DataTableColumn } from './data-table-columns.ts';
import { DataTableHead } from './data-table-head.tsx';
import { hasTotals, TotalsRow } from './table-rows.tsx';
import type { TableParts } from './table-parts.ts';

export interface TableFrameProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  parts: TableParts<Row>;
  busy: boolean;
  totals: boolean;
  /** Rows of the whole list, the head not counted; set where not all of them are in the page. */
  rowCount?: number | undefined;
  /** Columns of equal or given width, whatever the rows hold. */
  fixed?: boolean | undefined;
  /** What scrolls. */
  regionRef?: Ref<HTMLElement> | undefined;
  regionClass?: string | undefined;
  /** Any CSS height of what scrolls; as high as its rows unless given. */
  height?: string | undefined;
  /** Table bodies. */
  children: ReactNode;
  /** Below the table and inside its edge: a list for small screens, an empty state. */
  after?: ReactNode | undefined;
  /** The pager. */
  footer?: ReactNode | undefined;
  /** Commands for the selected rows, over the pager. */
  bulk?: ReactNode | undefined;
}

/** Edge, scrolling, head and totals, whatever fills the body. */
export function TableFrame<Row>({
  label,
  parts,
  busy,
  totals,
  rowCount,
  fixed = false,
  regionRef,
  regionClass,
  height,
  children,
  after,
  footer,
  bulk,
  className,
  ...rest
}: TableFrameProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  useViewWidth(frame, parts.expansion !== undefined);
  const showTotals = totals && hasTotals(parts.columns);
  return (
    <div
      ref={frame}
      data-slot="data-table"
      aria-busy={busy || undefined}
      className={cn(
        'group/table relative flex min-w-0 flex-col overflow-clip rounded-lg border border-line bg-surface-1',
        className,
      )}
      {...rest}
    >
      <ScrollRegion
        label={label}
        ref={regionRef}
        onScroll={(event) => frame.current?.toggleAttribute('data-scrolled', event.currentTarget.scrollLeft !== 0)}
        style={{ height }}
        className={cn('max-h-[inherit] min-h-0 rounded-t-[inherit]', regionClass)}
      >
        <table
          aria-rowcount={rowCount === undefined ? undefined : rowCount + 1 + (showTotals ? 1 : 0)}
          style={{ minWidth: fixed ? widthSum(parts.columns) : undefined }}
          className={cn('w-full border-separate border-spacing-0 text-base compact:text-sm', fixed && 'table-fixed')}
        >
          <caption className="sr-only">{label}</caption>
          <DataTableHead parts={parts} rowIndex={rowCount === undefined ? undefined : 1} />
          {children}
          {showTotals && <TotalsRow parts={parts} rowIndex={rowCount === undefined ? undefined : rowCount + 2} />}
        </table>
      </ScrollRegion>
      {after}
      {(footer !== undefined || bulk !== undefined) && (
        <div className="@container relative">
          {bulk}
          {footer}
        </div>
      )}
    </div>
  );
}

/* Fixed columns never get narrower than they ask to be: the table scrolls instead. */
function widthSum<Row>(columns: readonly DataTableColumn<Row>[]): string {
  return `calc(${columns.map((column) => column.width ?? '9rem').join(' + ')})`;
}

/* The detail of a row is as wide as what is in view, not as the table that scrolls below it. */
function useViewWidth(frame: { current: HTMLDivElement | null }, watched: boolean) {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!watched || element === null) return undefined;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--table-view', `${element.clientWidth}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, watched]);
}
