import type { ReactNode } from 'react';
import type { DataTableColumn, SortState } from './data-table-columns.ts';

/** The boxes at the start of each row, seen from the rows that are shown. */
export interface TableSelection<Row> {
  state: 'none' | 'some' | 'all';
  isSelected: (row: Row) => boolean;
  canSelect: (row: Row) => boolean;
  /** `range`: with Shift, from the last box that was pressed to this one. */
  onToggle: (row: Row, selected: boolean, range: boolean) => void;
  onToggleAll: (selected: boolean) => void;
  allLabel: string;
  rowLabel: (row: Row) => string;
}

/** Rows that open to a detail below them. */
export interface TableExpansion<Row> {
  isExpanded: (row: Row) => boolean;
  canExpand: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  /** Made only while the row is open. */
  detail: (row: Row) => ReactNode;
  rowLabel: (row: Row) => string;
  /** Names the column of the buttons. */
  headLabel: string;
}

/** What every part of a table needs to draw its row. */
export interface TableParts<Row> {
  columns: readonly DataTableColumn<Row>[];
  rowKey: (row: Row) => string;
  sort?: SortState | undefined;
  onSortChange?: ((sort: SortState) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  expansion?: TableExpansion<Row> | undefined;
  isSelected?: ((row: Row) => boolean) | undefined;
  onRowClick?: ((row: Row) => void) | undefined;
}

/** How many cells a row has, those for the box and the arrow included. */
export function cellCount<Row>(parts: TableParts<Row>): number {
  return parts.columns.length + (parts.selection ? 1 : 0) + (parts.expansion ? 1 : 0);
}
