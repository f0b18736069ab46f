import type { ReactNode } from 'react';
import type { DataTableColumn, SortState } from '../data-table/data-table-columns.ts';

/** Boxes in front of the rows. The keys may belong to rows of other pages; those stay as they are. */
export interface RowSelectionOptions<Row> {
  keys: readonly string[];
  onKeysChange: (keys: readonly string[]) => void;
  /** The name of the box in the head: "Seleccionar la página". */
  allLabel: string;
  rowLabel: (row: Row) => string;
  canSelect?: ((row: Row) => boolean) | undefined;
}

/** A detail below each row, made when the row is opened. */
export interface RowDetailOptions<Row> {
  content: (row: Row) => ReactNode;
  /** The name of a row's arrow: "Detalle de luna.x7". */
  rowLabel: (row: Row) => string;
  /** The name of the column of arrows. */
  headLabel: string;
  canOpen?: ((row: Row) => boolean) | undefined;
}

export interface TableModelOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** BCP 47; how text is sorted in the browser. */
  locale?: string | undefined;
  /** `client` sorts the given rows by the columns' `value`; `server` shows them as they come. */
  sortMode?: 'server' | 'client' | undefined;
  sort?: SortState | undefined;
  defaultSort?: SortState | undefined;
  onSortChange?: ((sort: SortState) => void) | undefined;
  /** Cuts the given rows into pages; absent where they are one page already. From 1. */
  page?: { number: number; size: number } | undefined;
  /** Columns that are not shown; kept by the caller, changed by a `ColumnMenu`. */
  hiddenKeys?: readonly string[] | undefined;
  selection?: RowSelectionOptions<Row> | undefined;
  detail?: RowDetailOptions<Row> | undefined;
  expandedKeys?: readonly string[] | undefined;
  onExpandedKeysChange?: ((keys: readonly string[]) => void) | undefined;
  isSelected?: ((row: Row) => boolean) | undefined;
  onRowClick?: ((row: Row) => void) | undefined;
}

const modelKeys: ReadonlySet<string> = new Set<keyof TableModelOptions<unknown>>([
  ...(['columns', 'rows', 'rowKey', 'locale', 'sortMode', 'sort', 'defaultSort', 'onSortChange', 'page'] as const),
  ...([
    'hiddenKeys',
    'selection',
    'detail',
    'expandedKeys',
    'onExpandedKeysChange',
    'isSelected',
    'onRowClick',
  ] as const),
]);

/** The props of a table without those that its model takes. */
export function lookProps<Row, Look extends object>(props: TableModelOptions<Row> & Look): Look {
  return Object.fromEntries(Object.entries(props).filter(([key]) => !modelKeys.has(key))) as unknown as Look;
}
