import { useState } from 'react';
import { TableFrame } from '../data-table/table-frame.tsx';
import { LoadingRow } from '../data-table/table-rows.tsx';
import type { TableLook } from '../interactive-table/interactive-table.tsx';
import { lookProps, type TableModelOptions } from '../interactive-table/table-model-options.ts';
import { useTableModel } from '../interactive-table/use-table-model.ts';
import { VirtualRows } from './virtual-rows.tsx';

export interface VirtualTableProps<Row> extends Omit<TableModelOptions<Row>, 'page'>, TableLook {
  /** Any CSS height of the part that scrolls; the pager and the edge come on top. */
  height?: string | undefined;
}

/**
 * An `InteractiveTable` for thousands of rows: only those in view are in the page. Columns have the width they are given,
 * or equal shares, since rows that come and go must not move them. Scrolls sideways on small screens.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  // State, not a ref: the rows are drawn once more when the element that scrolls is there.
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const { rows, parts } = useTableModel<Row>(props);
  const { label, loading = false, loadingRowCount = 10, empty, error, height = '32rem', ...rest } = lookProps(props);
  const failed = error !== undefined && error !== null && error !== false;
  const filled = !loading && !failed && rows.length > 0;
  return (
    <TableFrame
      label={label}
      parts={parts}
      busy={loading}
      totals={filled}
      rowCount={filled ? rows.length : undefined}
      fixed
      regionRef={setRegion}
      height={filled || loading ? height : undefined}
      after={!loading && (failed ? error : rows.length === 0 && empty)}
      {...rest}
    >
      {filled ? (
        <VirtualRows rows={rows} parts={parts} region={region} />
      ) : (
        <tbody>
          {loading &&
            Array.from({ length: loadingRowCount }, (_, index) => (
              <LoadingRow key={index} parts={parts} index={index} />
            ))}
        </tbody>
      )}
    </TableFrame>
  );
}
