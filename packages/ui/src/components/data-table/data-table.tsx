import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { ScrollRegion } from '../scroll-region/scroll-region.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { alignClass, pinnedClass, type DataTableColumn, type SortState } from './data-table-columns.ts';
import { DataTableHead } from './data-table-head.tsx';

export type { DataTableColumn, SortState } from './data-table-columns.ts';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: SortState | undefined;
  onSortChange?: ((sort: SortState) => void) | undefined;
  /** Shows rows of skeletons in place of the rows. */
  loading?: boolean | undefined;
  loadingRowCount?: number | undefined;
  /** Stands under the head when there is no row; usually an `EmptyState`. */
  empty?: ReactNode | undefined;
  /** Rows below 768 px, two lines each; without it the table scrolls sideways. */
  mobile?: ((row: Row) => ReactNode) | undefined;
  /** Marks a row, for instance the one whose details are open. */
  isSelected?: ((row: Row) => boolean) | undefined;
}

/** Rows of the same kind. The head stays in view, the first column too while the rest scrolls inside the table. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  loading = false,
  loadingRowCount = 6,
  empty,
  mobile,
  isSelected,
  className,
  ...rest
}: DataTableProps<Row>) {
  const bare = !loading && rows.length === 0;
  const hasTotals = !bare && !loading && columns.some((column) => column.total !== undefined);
  return (
    <div
      data-slot="data-table"
      aria-busy={loading || undefined}
      className={cn('relative min-w-0 overflow-clip rounded-lg border border-line bg-surface-1', className)}
      {...rest}
    >
      <ScrollRegion label={label} className={cn('max-h-[inherit] rounded-[inherit]', mobile && 'max-md:hidden')}>
        <table className="w-full border-separate border-spacing-0 text-base compact:text-sm">
          <caption className="sr-only">{label}</caption>
          <DataTableHead columns={columns} sort={sort} onSortChange={onSortChange} />
          <tbody>
            {loading &&
              Array.from({ length: loadingRowCount }, (_, index) => <LoadingRow key={index} columns={columns} />)}
            {!loading &&
              rows.map((row) => (
                <BodyRow key={rowKey(row)} row={row} columns={columns} selected={isSelected?.(row) ?? false} />
              ))}
          </tbody>
          {hasTotals && <TotalsRow columns={columns} />}
        </table>
      </ScrollRegion>
      {mobile && (
        <ul className="md:hidden">
          {loading &&
            Array.from({ length: loadingRowCount }, (_, index) => (
              <li key={index} className="px-4 py-3">
                <Skeleton className="h-10" />
              </li>
            ))}
          {!loading &&
            rows.map((row) => (
              <li
                key={rowKey(row)}
                data-selected={isSelected?.(row) || undefined}
                className="min-h-(--q-row-h) border-b border-line px-4 py-2.5 last:border-0 data-selected:bg-accent-soft"
              >
                {mobile(row)}
              </li>
            ))}
        </ul>
      )}
      {bare && empty}
    </div>
  );
}

const cellClass = 'h-(--q-row-h) border-b border-line px-(--q-cell-x) whitespace-nowrap';

function BodyRow<Row>({
  row,
  columns,
  selected,
}: {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  selected: boolean;
}) {
  const surface = selected ? 'bg-accent-soft' : 'bg-surface-1 group-hover:bg-surface-2';
  return (
    <tr className="group [&:last-child>td]:border-0" data-selected={selected || undefined}>
      {columns.map((column) => (
        <td
          key={column.key}
          className={cn(
            cellClass,
            'text-fg-2 first:text-fg',
            surface,
            alignClass[column.align ?? 'start'],
            pinnedClass,
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

function LoadingRow<Row>({ columns }: { columns: readonly DataTableColumn<Row>[] }) {
  return (
    <tr>
      {columns.map((column) => (
        <td key={column.key} className={cn(cellClass, 'bg-surface-1')}>
          <Skeleton shape="line" className={cn('w-16', column.align === 'end' && 'ms-auto')} />
        </td>
      ))}
    </tr>
  );
}

function TotalsRow<Row>({ columns }: { columns: readonly DataTableColumn<Row>[] }) {
  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <td
            key={column.key}
            className={cn(
              'sticky bottom-0 h-(--q-row-h) border-t border-line-2 bg-surface-2 px-(--q-cell-x) font-semibold whitespace-nowrap text-fg',
              alignClass[column.align ?? 'start'],
              pinnedClass,
            )}
          >
            {column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
