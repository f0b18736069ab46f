import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from 'lucide-react';
import { cn } from '../../class-names/class-names.ts';
import { alignClass, leadClass, pinnedClass, pinOffset } from './cell-look.ts';
import { nextSort, type DataTableColumn, type SortState } from './data-table-columns.ts';
import type { TableParts } from './table-parts.ts';
import { TickBox } from './tick-box.tsx';

const headClass =
  'sticky top-0 z-1 h-10 bg-surface-1 px-(--q-cell-x) text-xs font-[550] whitespace-nowrap text-fg-3 shadow-[inset_0_-1px_0_var(--q-line)] first:ps-[0.9375rem] last:pe-[0.9375rem]';

/** The row of heads; a sortable one is a button that says its order. */
export function DataTableHead<Row>({ parts, rowIndex }: { parts: TableParts<Row>; rowIndex?: number | undefined }) {
  const { columns, sort, onSortChange, selection, expansion } = parts;
  const before = (selection ? 1 : 0) + (expansion ? 1 : 0);
  return (
    <thead>
      <tr aria-rowindex={rowIndex}>
        {selection && (
          <th scope="col" style={pinOffset(0)} className={cn(headClass, leadClass, 'z-2')}>
            <TickBox
              label={selection.allLabel}
              checked={selection.state === 'all'}
              mixed={selection.state === 'some'}
              onChange={(checked) => selection.onToggleAll(checked)}
            />
          </th>
        )}
        {expansion && (
          <th scope="col" style={pinOffset(before - 1)} className={cn(headClass, leadClass, 'z-2')}>
            <span className="sr-only">{expansion.headLabel}</span>
          </th>
        )}
        {columns.map((column, index) => {
          const order = sort?.key === column.key ? sort.order : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              style={{ ...widthOf(column), ...(index === 0 && pinOffset(before)) }}
              aria-sort={order === undefined ? undefined : order === 'asc' ? 'ascending' : 'descending'}
              className={cn(headClass, alignClass[column.align ?? 'start'], index === 0 && `${pinnedClass} z-2`)}
            >
              {column.sortable === true && onSortChange !== undefined ? (
                <SortButton column={column} order={order} onPress={() => onSortChange(nextSort(sort, column.key))} />
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

/* Where a table scrolls there is no room to give: a width would be as little as the head needs until rows come. */
function widthOf<Row>({ width, usualWidth }: DataTableColumn<Row>) {
  return { width, minWidth: usualWidth === undefined ? width : `calc(${usualWidth} + 2 * var(--q-cell-x))` };
}

interface SortButtonProps<Row> {
  column: DataTableColumn<Row>;
  order: SortState['order'] | undefined;
  onPress: () => void;
}

function SortButton<Row>({ column, order, onPress }: SortButtonProps<Row>) {
  const Arrow = order === undefined ? ChevronsUpDownIcon : order === 'asc' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <button
      type="button"
      onClick={onPress}
      className={cn(
        'relative inline-flex h-8 items-center pointer-coarse:before:absolute pointer-coarse:before:-inset-1.5 gap-1 rounded-xs hover:text-fg focus-ring [&_svg]:size-3.5',
        order && 'font-semibold text-fg',
      )}
    >
      {column.header}
      <Arrow className={cn(order === undefined && 'opacity-60')} />
    </button>
  );
}
