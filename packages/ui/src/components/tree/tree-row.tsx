import { ChevronRightIcon, RotateCcwIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { TreeLines } from './tree-lines.tsx';
import type { TreeRow } from './tree-node.ts';

interface TreeRowViewProps<Data> extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  row: TreeRow<Data>;
  content: ReactNode;
  selected: boolean | undefined;
  focusable: boolean;
  onToggle: () => void;
}

const rowClass = 'absolute inset-x-0 top-0 flex min-h-(--q-row-h) items-center pe-3 ps-1.5 text-sm';

/** One row of a tree: its lines, the arrow of a branch, its content. */
export function TreeRowView<Data>({ row, content, selected, focusable, onToggle, ...rest }: TreeRowViewProps<Data>) {
  if (row.entry.kind === 'loading')
    return (
      <div role="presentation" className={rowClass} {...rest}>
        <TreeLines lines={row.lines} />
        <span className="w-8 flex-none" />
        <Skeleton shape="line" className="w-40" />
      </div>
    );
  return (
    <div
      role="treeitem"
      aria-level={row.level + 1}
      aria-setsize={row.setSize}
      aria-posinset={row.position}
      aria-expanded={row.expanded}
      aria-selected={selected}
      aria-busy={row.busy || undefined}
      tabIndex={focusable ? 0 : -1}
      data-key={row.key}
      className={cn(
        rowClass,
        'cursor-pointer rounded-md text-fg-2 -outline-offset-2 hover:bg-surface-2 focus-visible:outline-2 focus-visible:outline-ring',
        selected && 'bg-accent-soft text-fg hover:bg-accent-soft',
      )}
      {...rest}
    >
      <TreeLines lines={row.lines} />
      <TreeArrow row={row} onToggle={onToggle} />
      <span className="min-w-0 flex-1">{content}</span>
    </div>
  );
}

/* For the pointer only: the keyboard opens branches with the arrow keys, and the row says whether it is open. */
function TreeArrow<Data>({ row, onToggle }: { row: TreeRow<Data>; onToggle: () => void }) {
  if (row.expanded === undefined)
    return (
      <span aria-hidden="true" className="grid w-8 flex-none place-items-center text-fg-3">
        {row.entry.kind === 'failed' && <RotateCcwIcon className="size-4" />}
      </span>
    );
  return (
    <span
      aria-hidden="true"
      data-slot="tree-arrow"
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
      className="relative grid size-8 flex-none place-items-center rounded-sm text-fg-3 hover:text-fg pointer-coarse:before:absolute pointer-coarse:before:-inset-1.5"
    >
      {row.busy ? (
        <Spinner className="size-4" />
      ) : (
        <ChevronRightIcon
          className={cn(
            'size-4 transition-transform duration-(--q-dur-fast) rtl:-scale-x-100',
            row.expanded && 'rotate-90 rtl:-rotate-90',
          )}
        />
      )}
    </span>
  );
}
