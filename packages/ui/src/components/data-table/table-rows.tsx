import { cn } from '../../class-names/class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { alignClass, breakingClass, cellClass, leadClass, pinnedClass, pinOffset } from './cell-look.ts';
import type { DataTableColumn } from './data-table-columns.ts';
import { cellCount, type TableParts } from './table-parts.ts';

/* Widths of the grey lines, one after the other, so that rows in loading look like rows. They never widen their column. */
const lineWidths = [6, 4, 5, 3.5, 7].map((rem) => `min(100%, ${rem}rem)`);

/** A row that is still on its way, of the same height, in columns as wide and with its figures at the same side. */
export function LoadingRow<Row>({ parts, index }: { parts: TableParts<Row>; index: number }) {
  const before = cellCount(parts) - parts.columns.length;
  return (
    <tr>
      {Array.from({ length: before }, (_, lead) => (
        <td key={lead} className={cn(cellClass, leadClass, 'border-b border-line')}>
          <Skeleton className="size-[1.125rem] rounded-[5px]" />
        </td>
      ))}
      {parts.columns.map((column, place) => (
        <td key={column.key} className={cn(cellClass, 'border-b border-line bg-surface-1')}>
          <Skeleton
            shape="line"
            className={cn(column.align === 'end' && 'ms-auto rtl:ms-0')}
            style={{ width: lineWidths[(index + place * 2) % lineWidths.length] }}
          />
        </td>
      ))}
    </tr>
  );
}

/** Sums at the foot of the table; they stay in view. */
export function TotalsRow<Row>({ parts, rowIndex }: { parts: TableParts<Row>; rowIndex?: number | undefined }) {
  const before = cellCount(parts) - parts.columns.length;
  const foot = cn(cellClass, 'sticky bottom-0 z-1 border-t border-line-2 bg-surface-2 font-semibold text-fg');
  return (
    <tfoot>
      <tr aria-rowindex={rowIndex}>
        {parts.columns.map((column, index) => (
          <td
            key={column.key}
            // The first sum begins under its column: the cells in front of it hold nothing.
            colSpan={index === 0 ? before + 1 : undefined}
            style={
              index === 0
                ? { ...pinOffset(0), paddingInlineStart: before === 0 ? undefined : underFirst(before) }
                : undefined
            }
            className={cn(foot, alignClass[column.align ?? 'start'], index === 0 && `${pinnedClass} z-2`)}
          >
            {column.breaks === true ? <span className={breakingClass}>{column.total}</span> : column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function underFirst(cellsBefore: number): string {
  return `calc(${pinOffset(cellsBefore).insetInlineStart} + var(--q-cell-x))`;
}

/** Whether any column has a sum. */
export function hasTotals<Row>(columns: readonly DataTableColumn<Row>[]): boolean {
  return columns.some((column) => column.total !== undefined);
}
