import { ChevronRightIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { alignClass, breakingClass, cellClass, leadClass, pinnedClass, pinOffset } from './cell-look.ts';
import { cellCount, type TableParts } from './table-parts.ts';
import { TickBox } from './tick-box.tsx';

interface BodyRowProps<Row> extends Omit<ComponentProps<'tr'>, 'children' | 'onClick'> {
  row: Row;
  parts: TableParts<Row>;
}

/** One row with its box and its arrow. A row that can be pressed has a button around its first cell for the keyboard. */
export function BodyRow<Row>({ row, parts, className, ...rest }: BodyRowProps<Row>) {
  const { columns, selection, expansion, onRowClick, isSelected } = parts;
  const before = (selection ? 1 : 0) + (expansion ? 1 : 0);
  const ticked = selection?.isSelected(row) ?? false;
  const selected = ticked || (isSelected?.(row) ?? false);
  const surface = selected ? 'bg-accent-soft' : 'bg-surface-1 group-hover/row:bg-surface-2';
  const cell = cn(cellClass, 'border-b border-line', surface);
  const lead = cn(cell, leadClass, 'sticky z-1');
  return (
    <tr
      data-selected={selected || undefined}
      onClick={onRowClick && ((event) => !isOwnControl(event) && onRowClick(row))}
      className={cn(
        'group/row',
        onRowClick &&
          'cursor-pointer has-[[data-row-button]:focus-visible]:outline-2 has-[[data-row-button]:focus-visible]:-outline-offset-2 has-[[data-row-button]:focus-visible]:outline-ring',
        className,
      )}
      {...rest}
    >
      {selection && (
        <td className={lead} style={pinOffset(0)}>
          <TickBox
            label={selection.rowLabel(row)}
            checked={ticked}
            disabled={!selection.canSelect(row)}
            onChange={(checked, range) => selection.onToggle(row, checked, range)}
          />
        </td>
      )}
      {expansion && (
        <td className={lead} style={pinOffset(before - 1)}>
          <ExpandButton row={row} expansion={expansion} />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.key}
          style={index === 0 ? pinOffset(before) : undefined}
          className={cn(
            cell,
            alignClass[column.align ?? 'start'],
            index === 0 ? cn(pinnedClass, 'text-fg') : 'text-fg-2',
          )}
        >
          {index === 0 && onRowClick ? (
            <button type="button" data-row-button className="text-start outline-none" onClick={() => onRowClick(row)}>
              {column.cell(row)}
            </button>
          ) : column.breaks === true ? (
            <span className={breakingClass}>{column.cell(row)}</span>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

/** The detail of an open row, over the whole width that is in view. */
export function DetailRow<Row>({ row, parts, ...rest }: BodyRowProps<Row>) {
  return (
    <tr data-slot="data-table-detail" {...rest}>
      <td colSpan={cellCount(parts)} className="border-b border-line bg-canvas p-0">
        <div className="sticky start-0 w-(--table-view,auto) px-4 py-3">{parts.expansion?.detail(row)}</div>
      </td>
    </tr>
  );
}

type Expansion<Row> = NonNullable<TableParts<Row>['expansion']>;

/** The arrow that opens a row. */
export function ExpandButton<Row>({ row, expansion }: { row: Row; expansion: Expansion<Row> }) {
  if (!expansion.canExpand(row)) return null;
  const expanded = expansion.isExpanded(row);
  return (
    <button
      type="button"
      aria-expanded={expanded}
      aria-label={expansion.rowLabel(row)}
      onClick={() => expansion.onToggle(row)}
      className="relative -ms-1 grid size-7 place-items-center rounded-sm text-fg-3 hover:bg-surface-3 hover:text-fg focus-ring pointer-coarse:before:absolute pointer-coarse:before:-inset-2"
    >
      <ChevronRightIcon
        className={cn(
          'size-4 transition-transform duration-(--q-dur-fast) rtl:-scale-x-100',
          expanded && 'rotate-90 rtl:-rotate-90',
        )}
      />
    </button>
  );
}

/* A press on a link, a box or a button inside the row is meant for that. */
function isOwnControl(event: MouseEvent): boolean {
  return (
    event.target instanceof Element && event.target.closest('a,button,input,select,label,[role=menuitem]') !== null
  );
}
