import {
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { compareValues } from '../data-table/compare-values.ts';
import type { CellValue, DataTableColumn, SortState } from '../data-table/data-table-columns.ts';
import type { TableParts } from '../data-table/table-parts.ts';
import type { TableModelOptions } from './table-model-options.ts';

/* Without a model of expanded rows on purpose: a detail is drawn below its row and is no row of the list. */
const features = tableFeatures({
  columnVisibilityFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

type Features = typeof features;

/** Rows in the order, of the page and with the columns that are to be shown, and what is needed to draw them. */
export interface TableModel<Row> {
  rows: readonly Row[];
  parts: TableParts<Row>;
}

/** Keeps order, selection, open rows and hidden columns of a list. */
export function useTableModel<Row>(options: TableModelOptions<Row>): TableModel<Row> {
  const { rows, columns, rowKey, locale, sortMode = 'server', page, hiddenKeys = [], selection, detail } = options;
  const [ownSort, setOwnSort] = useState(options.defaultSort);
  const [ownExpanded, setOwnExpanded] = useState<readonly string[]>([]);
  const inBrowser = sortMode === 'client';
  const sort = options.sort ?? (inBrowser ? ownSort : undefined);
  const expandedKeys = options.expandedKeys ?? ownExpanded;
  const definitions = useMemo(() => columns.map((column) => definitionOf(column, locale)), [columns, locale]);

  const table = useTable<Features, Row & object>({
    features,
    columns: definitions as ColumnDef<Features, Row & object>[],
    data: rows as readonly (Row & object)[],
    getRowId: (row) => rowKey(row),
    manualSorting: !inBrowser,
    manualPagination: page === undefined,
    autoResetPageIndex: false,
    enableSortingRemoval: false,
    enableRowSelection: ({ original }) => selection?.canSelect?.(original) ?? true,
    isRowRangeSelectionEvent: (event) => (event as ToggleEvent).range,
    getRowCanExpand: ({ original }) => detail?.canOpen?.(original) ?? detail !== undefined,
    state: {
      sorting: sort === undefined ? [] : [{ id: sort.key, desc: sort.order === 'desc' }],
      pagination: { pageIndex: (page?.number ?? 1) - 1, pageSize: page?.size ?? Math.max(1, rows.length) },
      columnVisibility: Object.fromEntries(hiddenKeys.map((key) => [key, false])),
      rowSelection: Object.fromEntries(selection?.keys.map((key) => [key, true as const]) ?? []),
      expanded: Object.fromEntries(expandedKeys.map((key) => [key, true])),
    },
    onRowSelectionChange: (update) => {
      const before = Object.fromEntries(selection?.keys.map((key) => [key, true as const]) ?? []);
      selection?.onKeysChange(keysOf(functionalUpdate(update, before)));
    },
    onExpandedChange: (update) => {
      const next = functionalUpdate(update, Object.fromEntries(expandedKeys.map((key) => [key, true])));
      const keys = next === true ? rows.map(rowKey) : keysOf(next);
      setOwnExpanded(keys);
      options.onExpandedKeysChange?.(keys);
    },
  });

  const shown = table.getRowModel().rows;
  const visible = new Set(table.getVisibleLeafColumns().map((column) => column.id));
  const rowOf = (row: Row) => table.getRow(rowKey(row), true);
  const parts: TableParts<Row> = {
    columns: columns.filter((column) => visible.has(column.key)),
    rowKey,
    sort,
    onSortChange: (next: SortState) => {
      if (inBrowser) setOwnSort(next);
      options.onSortChange?.(next);
    },
    isSelected: options.isSelected,
    onRowClick: options.onRowClick,
    selection: selection && {
      state: table.getIsAllPageRowsSelected() ? 'all' : table.getIsSomePageRowsSelected() ? 'some' : 'none',
      isSelected: (row) => rowOf(row).getIsSelected(),
      canSelect: (row) => rowOf(row).getCanSelect(),
      onToggle: (row, checked, range) =>
        rowOf(row).getToggleSelectedHandler()({ target: { checked }, range } satisfies ToggleEvent),
      onToggleAll: (checked) => table.toggleAllPageRowsSelected(checked),
      allLabel: selection.allLabel,
      rowLabel: selection.rowLabel,
    },
    expansion: detail && {
      isExpanded: (row) => rowOf(row).getIsExpanded(),
      canExpand: (row) => rowOf(row).getCanExpand(),
      onToggle: (row) => rowOf(row).toggleExpanded(),
      detail: detail.content,
      rowLabel: detail.rowLabel,
      headLabel: detail.headLabel,
    },
  };
  return { rows: shown.map((row) => row.original), parts };
}

/* What the box of a row hands on, in the shape of an event as the library expects it. */
interface ToggleEvent {
  target: { checked: boolean };
  range: boolean;
}

function keysOf(state: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(state).filter((key) => state[key]);
}

function definitionOf<Row>(
  column: DataTableColumn<Row>,
  locale: string | undefined,
): ColumnDef<Features, Row & object> {
  const text = new Intl.Collator(locale, { numeric: true });
  return {
    id: column.key,
    // What is missing goes to the end in both orders, which the library does for undefined only.
    accessorFn: (row: Row) => column.value?.(row) ?? undefined,
    enableSorting: column.value !== undefined,
    enableHiding: column.hideable !== false,
    sortUndefined: 'last',
    sortFn: (a, b, id) => compareValues(a.getValue(id) as CellValue, b.getValue(id) as CellValue, text),
  };
}
