import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { BodyRow, DetailRow } from './body-row.tsx';
import { RowList } from './row-list.tsx';
import { TableFrame } from './table-frame.tsx';
import type { TableParts } from './table-parts.ts';
import { LoadingRow } from './table-rows.tsx';

export type { CellValue, DataTableColumn, SortState } from './data-table-columns.ts';
export type { TableExpansion, TableSelection } from './table-parts.ts';
export { saveCsv, toCsv, type CsvOptions } from './to-csv.ts';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'>, TableParts<Row> {
  /** Names the table for assistive technology. */
  label: string;
  rows: readonly Row[];
  /** Shows rows of skeletons in place of the rows. */
  loading?: boolean | undefined;
  loadingRowCount?: number | undefined;
  /** Stands under the head when there is no row; usually an `EmptyState`. */
  empty?: ReactNode | undefined;
  /** Stands under the head in place of the rows; usually an `ErrorState`. */
  error?: ReactNode | undefined;
  /** Rows below 768 px, two lines each; without it the table scrolls sideways. */
  mobile?: ((row: Row) => ReactNode) | undefined;
  /** Under the table, inside its edge: a `Pagination`. */
  footer?: ReactNode | undefined;
  /** Over the footer while rows are selected: a `BulkBar`. */
  bulk?: ReactNode | undefined;
}

/**
 * Rows of the same kind, sorted and paged by whoever gives them. The head stays in view, the first column too while
 * the rest scrolls inside the table. Sorting, selecting and opening in the browser: `InteractiveTable`.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, loading = false, loadingRowCount = 6, empty, error, mobile, footer, bulk, ...others } = props;
  const { columns, rowKey, sort, onSortChange, selection, expansion, isSelected, onRowClick, ...rest } = others;
  const parts = { columns, rowKey, sort, onSortChange, selection, expansion, isSelected, onRowClick };
  const failed = error !== undefined && error !== null && error !== false;
  const shown = loading || failed ? [] : rows;
  return (
    <TableFrame
      label={label}
      parts={parts}
      busy={loading}
      totals={shown.length > 0}
      regionClass={mobile && 'max-md:hidden'}
      footer={footer}
      bulk={bulk}
      after={
        <>
          {mobile && <RowList {...{ parts, rows: shown, loading, loadingRowCount }} content={mobile} />}
          {!loading && (failed ? error : rows.length === 0 && empty)}
        </>
      }
      {...rest}
    >
      <tbody className="[&>tr:last-child>td]:border-b-0">
        {loading &&
          Array.from({ length: loadingRowCount }, (_, index) => <LoadingRow key={index} parts={parts} index={index} />)}
        {shown.map((row) => (
          <Fragment key={rowKey(row)}>
            <BodyRow row={row} parts={parts} />
            {expansion?.isExpanded(row) && <DetailRow row={row} parts={parts} />}
          </Fragment>
        ))}
      </tbody>
    </TableFrame>
  );
}
