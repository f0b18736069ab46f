import type { ReactNode } from 'react';

/** What a cell holds when it is compared or written to a file; a decimal string stays exact. */
export type CellValue = string | number | bigint | boolean | Date | null | undefined;

export interface DataTableColumn<Row> {
  /** Stable name; also the name of the sort order. */
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The head in plain text, for the list of columns and for files; needed where `header` is not a string. */
  label?: string | undefined;
  /** The bare value behind the cell, for sorting in the browser and for files. */
  value?: ((row: Row) => CellValue) | undefined;
  /** Figures stand at the end, with their decimal points below each other in every language. */
  align?: 'start' | 'end' | 'center' | undefined;
  /** Any CSS width. */
  width?: string | undefined;
  /**
   * How wide what its cells hold usually is, any CSS width: the column is never narrower, so that the heads stay where they are
   * when the rows come.
   */
  usualWidth?: string | undefined;
  /** What is longer than the column breaks into lines, at any letter: names never widen it, and the heads stay. */
  breaks?: boolean | undefined;
  sortable?: boolean | undefined;
  /** False for a column that a person may not take away. */
  hideable?: boolean | undefined;
  /** The cell of the totals row. */
  total?: ReactNode | undefined;
}

export interface SortState {
  key: string;
  order: 'asc' | 'desc';
}

/** The next order when a head is pressed: falling first, since people look for the largest. */
export function nextSort(sort: SortState | undefined, key: string): SortState {
  if (sort?.key !== key) return { key, order: 'desc' };
  return { key, order: sort.order === 'desc' ? 'asc' : 'desc' };
}

/** The plain text of a column's head. */
export function columnLabel<Row>(column: DataTableColumn<Row>): string {
  return column.label ?? (typeof column.header === 'string' ? column.header : column.key);
}
