import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx';
import { lookProps, type TableModelOptions } from './table-model-options.ts';
import { useTableModel } from './use-table-model.ts';

export type { RowDetailOptions, RowSelectionOptions } from './table-model-options.ts';

/** What a table has besides its model: its name, its states, its pager. */
export type TableLook = Omit<DataTableProps<unknown>, keyof TableModelOptions<unknown> | 'expansion' | 'mobile'>;

export interface InteractiveTableProps<Row> extends TableModelOptions<Row>, TableLook {
  /** Rows below 768 px, two lines each; without it the table scrolls sideways. */
  mobile?: ((row: Row) => ReactNode) | undefined;
}

/**
 * A `DataTable` that keeps its own order, selection, open rows and hidden columns. For lists too long to be drawn as a
 * whole: `VirtualTable`.
 */
export function InteractiveTable<Row>(props: InteractiveTableProps<Row>) {
  const { rows, parts } = useTableModel<Row>(props);
  const look = lookProps<Row, TableLook & Pick<InteractiveTableProps<Row>, 'mobile'>>(props);
  return <DataTable {...look} {...parts} rows={rows} />;
}
