import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  /** Stable name; also the name of the sort order. */
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  align?: 'start' | 'end' | 'center' | undefined;
  /** Any CSS width. */
  width?: string | undefined;
  sortable?: boolean | undefined;
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

export const alignClass = { start: 'text-start', end: 'text-end tnum', center: 'text-center' };

/** The first column stays in view while the others scroll sideways. */
export const pinnedClass = 'first:sticky first:start-0 first:z-1';
