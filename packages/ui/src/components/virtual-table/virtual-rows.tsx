import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { BodyRow, DetailRow } from '../data-table/body-row.tsx';
import type { TableParts } from '../data-table/table-parts.ts';

interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  parts: TableParts<Row>;
  /** What scrolls around the table. */
  region: HTMLElement | null;
}

const headHeight = 40;
const rowHeight = 42;
const overscan = 8;

/** Draws the rows that are in view, the few around them and the one that has the focus; room is kept for the others. */
export function VirtualRows<Row>({ rows, parts, region }: VirtualRowsProps<Row>) {
  const lines = linesOf(rows, parts);
  // nothing here is memoized by a compiler
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => region,
    estimateSize: () => rowHeight,
    getItemKey: (index) => lines[index]?.key ?? index,
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), focusedLine(region)),
    scrollMargin: headHeight,
    overscan,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  return (
    <tbody className="[&>tr:last-child>td]:border-b-0">
      {items.map((item, place) => {
        const line = lines[item.index];
        if (line === undefined) return null;
        const Part = line.isDetail ? DetailRow : BodyRow;
        return [
          <Gap key={`gap-${item.key}`} height={item.start - endOf(items[place - 1])} />,
          <Part
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            aria-rowindex={line.isDetail ? undefined : line.rowIndex + 2}
            row={line.row}
            parts={parts}
          />,
        ];
      })}
      <Gap height={headHeight + virtualizer.getTotalSize() - endOf(items.at(-1))} />
    </tbody>
  );
}

interface Line<Row> {
  key: string;
  row: Row;
  rowIndex: number;
  isDetail: boolean;
}

/* The rows with the details of those that are open, in the order in which they are drawn. */
function linesOf<Row>(rows: readonly Row[], parts: TableParts<Row>): Line<Row>[] {
  return rows.flatMap((row, rowIndex) => {
    const key = parts.rowKey(row);
    const own = { key, row, rowIndex, isDetail: false };
    return parts.expansion?.isExpanded(row) ? [own, { ...own, key: `${key}/detail`, isDetail: true }] : [own];
  });
}

/* Room for rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" style={{ height }} />;
}

function endOf(item: VirtualItem | undefined): number {
  return item?.end ?? headHeight;
}

function withIndex(indexes: number[], extra: number | null): number[] {
  if (extra === null || indexes.includes(extra)) return indexes;
  return [...indexes, extra].toSorted((a, b) => a - b);
}

/* A row that has the focus stays in the page when it is scrolled away: the focus would be lost with it. */
function focusedLine(region: HTMLElement | null): number | null {
  const index = region?.querySelector<HTMLElement>('tr[data-index]:focus-within')?.dataset['index'];
  return index === undefined ? null : Number(index);
}
