import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { ExpandButton } from './body-row.tsx';
import type { TableParts, TableSelection } from './table-parts.ts';
import { TickBox } from './tick-box.tsx';

interface RowListProps<Row> {
  parts: TableParts<Row>;
  rows: readonly Row[];
  loading: boolean;
  loadingRowCount: number;
  content: (row: Row) => ReactNode;
}

/** The rows on a small screen: two lines each, with the same boxes and arrows. */
export function RowList<Row>({ parts, rows, loading, loadingRowCount, content }: RowListProps<Row>) {
  return (
    <ul className="md:hidden">
      {loading &&
        Array.from({ length: loadingRowCount }, (_, index) => (
          <li key={index} className="border-b border-line px-4 py-3 last:border-0">
            <Skeleton className="h-10" />
          </li>
        ))}
      {!loading && parts.selection && rows.length > 0 && <AllRows selection={parts.selection} />}
      {!loading && rows.map((row) => <ListRow key={parts.rowKey(row)} {...{ row, parts, content }} />)}
    </ul>
  );
}

function AllRows<Row>({ selection }: { selection: TableSelection<Row> }) {
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line px-4 text-xs text-fg-3">
      <TickBox
        label={selection.allLabel}
        checked={selection.state === 'all'}
        mixed={selection.state === 'some'}
        onChange={(checked) => selection.onToggleAll(checked)}
      />
      <span aria-hidden="true">{selection.allLabel}</span>
    </li>
  );
}

interface ListRowProps<Row> {
  row: Row;
  parts: TableParts<Row>;
  content: (row: Row) => ReactNode;
}

function ListRow<Row>({ row, parts, content }: ListRowProps<Row>) {
  const { selection, expansion, isSelected, onRowClick } = parts;
  const ticked = selection?.isSelected(row) ?? false;
  return (
    <li
      data-selected={ticked || isSelected?.(row) || undefined}
      className="border-b border-line last:border-0 data-selected:bg-accent-soft"
    >
      <div className="flex min-h-(--q-row-h) items-center gap-3 px-4 py-2.5">
        {selection && (
          <TickBox
            label={selection.rowLabel(row)}
            checked={ticked}
            disabled={!selection.canSelect(row)}
            onChange={(checked, range) => selection.onToggle(row, checked, range)}
          />
        )}
        {onRowClick ? (
          <button
            type="button"
            onClick={() => onRowClick(row)}
            className="min-w-0 flex-1 rounded-xs text-start focus-ring"
          >
            {content(row)}
          </button>
        ) : (
          <div className="min-w-0 flex-1">{content(row)}</div>
        )}
        {expansion && <ExpandButton row={row} expansion={expansion} />}
      </div>
      {expansion?.isExpanded(row) && <div className="bg-canvas px-4 py-3">{expansion.detail(row)}</div>}
    </li>
  );
}
