import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from 'lucide-react';
import { cn } from '../../class-names/class-names.ts';
import { alignClass, nextSort, pinnedClass, type DataTableColumn, type SortState } from './data-table-columns.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: SortState | undefined;
  onSortChange: ((sort: SortState) => void) | undefined;
}

/** The row of heads; a sortable one is a button that says its order. */
export function DataTableHead<Row>({ columns, sort, onSortChange }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const order = sort?.key === column.key ? sort.order : undefined;
          const sortable = column.sortable === true && onSortChange !== undefined;
          return (
            <th
              key={column.key}
              scope="col"
              style={{ width: column.width }}
              aria-sort={order === undefined ? undefined : order === 'asc' ? 'ascending' : 'descending'}
              className={cn(
                'sticky top-0 z-1 h-10 bg-surface-1 px-(--q-cell-x) text-xs font-[550] whitespace-nowrap text-fg-3 shadow-[inset_0_-1px_0_var(--q-line)] first:z-2',
                alignClass[column.align ?? 'start'],
                pinnedClass,
              )}
            >
              {sortable ? (
                <button
                  type="button"
                  onClick={() => onSortChange(nextSort(sort, column.key))}
                  className={cn(
                    'relative inline-flex h-8 items-center pointer-coarse:before:absolute pointer-coarse:before:-inset-1.5 gap-1 rounded-xs hover:text-fg focus-ring [&_svg]:size-3.5',
                    order && 'font-semibold text-fg',
                  )}
                >
                  {column.header}
                  {order === undefined ? (
                    <ChevronsUpDownIcon className="opacity-60" />
                  ) : order === 'asc' ? (
                    <ArrowUpIcon />
                  ) : (
                    <ArrowDownIcon />
                  )}
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
