import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { useGridMeasure } from './use-grid-measure.ts';
import { useRowsInTurn } from './use-rows-in-turn.ts';

export interface VirtualGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list for those who cannot see it. */
  label: string;
  /** How many items there are altogether, drawn or not. */
  count: number;
  itemKey: (index: number) => string | number;
  /** An item, or what stands in its place until it is there. */
  renderItem: (index: number) => ReactNode;
  /** Stands in an item's place until it is its turn to be drawn, when the list appears. */
  placeholder: ReactNode;
  /** Width of an item divided by its height. */
  itemRatio: number;
  /** Classes of one row: its columns, for every width of the page, and the gap between items. */
  rowClassName: string;
  /** Which items are drawn now, both included: the time to fetch them. */
  onRangeChange?: ((first: number, last: number) => void) | undefined;
}

const overscanRows = 2;

/** A long list of tiles that scrolls with the page. Only the rows in view, those next to them and the one with the focus are drawn. */
export function VirtualGrid({
  label,
  count,
  itemKey,
  renderItem,
  placeholder,
  itemRatio,
  rowClassName,
  onRangeChange,
  className,
  style,
  ...rest
}: VirtualGridProps) {
  const root = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const { columns, itemWidth, gap, top } = useGridMeasure(root, probe);
  const itemHeight = itemWidth / itemRatio;
  const rowCount = columns === 0 ? 0 : Math.ceil(count / columns);
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => itemHeight,
    gap,
    scrollMargin: top,
    overscan: overscanRows,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focusedRow(root.current)),
    useFlushSync: false,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, itemHeight, gap]);

  const rows = virtualizer.getVirtualItems();
  const drawnRows = useRowsInTurn(rows.length);
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const first = Math.max(0, startIndex - overscanRows) * columns;
  const last = Math.min(count, (endIndex + overscanRows + 1) * columns) - 1;
  const tell = useEffectEvent(() => onRangeChange?.(first, last));
  useEffect(() => {
    if (last >= first) tell();
  }, [first, last]);

  return (
    <div
      ref={root}
      data-slot="virtual-grid"
      role="list"
      aria-label={label}
      className={cn('relative', className)}
      style={{ ...style, height: virtualizer.getTotalSize() }}
      {...rest}
    >
      <div ref={probe} aria-hidden="true" className={cn('h-0', rowClassName)} />
      {rows.map((row, place) => (
        <div
          key={row.key}
          role="presentation"
          data-row={row.index}
          className={cn('absolute inset-x-0', rowClassName)}
          style={{ insetBlockStart: row.start - top, height: itemHeight }}
        >
          {Array.from({ length: Math.min(columns, count - row.index * columns) }, (_, column) => {
            const index = row.index * columns + column;
            return (
              <div
                key={itemKey(index)}
                role="listitem"
                aria-setsize={count}
                aria-posinset={index + 1}
                className="min-w-0"
              >
                {place < drawnRows ? renderItem(index) : placeholder}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function withRow(rows: number[], extra: number | null): number[] {
  if (extra === null || rows.includes(extra)) return rows;
  return [...rows, extra].toSorted((a, b) => a - b);
}

/* A row that has the focus stays in the page when it is scrolled away: the focus would be lost with it. */
function focusedRow(root: HTMLElement | null): number | null {
  const index = root?.querySelector<HTMLElement>('[data-row]:focus-within')?.dataset['row'];
  return index === undefined ? null : Number(index);
}
