import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '../../class-names/class-names.ts';
import { pressTreeKey } from './tree-keys.ts';
import type { TreeNode, TreeRow } from './tree-node.ts';
import { TreeRowView } from './tree-row.tsx';
import { useTreeModel } from './use-tree-model.ts';
import { useTypedLetters } from './use-typed-letters.ts';

export type { TreeNode } from './tree-node.ts';

export interface TreeProps<Data> extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Names the tree for assistive technology. */
  label: string;
  /** The entries below one, or the uppermost ones for null; asked once for each branch, when it is opened. */
  loadChildren: (parent: TreeNode<Data> | null) => Promise<readonly TreeNode<Data>[]>;
  /** What stands in the row; its text is the row's name for assistive technology. The name alone unless given. */
  renderNode?: ((node: TreeNode<Data>) => ReactNode) | undefined;
  initialExpandedKeys?: readonly string[] | undefined;
  selectedKey?: string | undefined;
  onSelect?: ((node: TreeNode<Data>) => void) | undefined;
  /** Read out while a branch is on its way. */
  loadingLabel: string;
  /** Stands in place of a branch that could not be loaded; pressing it tries again. */
  failedLabel: ReactNode;
  /** Any CSS height of the tree, which scrolls inside itself; 28rem at most unless given. */
  height?: string | undefined;
}

const overscan = 10;
const rowHeight = 42;

/** Entries below entries, loaded when a branch is opened. Draws what is in view, so that thousands are no burden. */
export function Tree<Data>(props: TreeProps<Data>) {
  const { label, loadChildren, renderNode, initialExpandedKeys = [], selectedKey, onSelect, ...others } = props;
  const { loadingLabel, failedLabel, height, className, style, ...rest } = others;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const model = useTreeModel(loadChildren, initialExpandedKeys);
  const { rows, focusedKey } = model;
  const focusedIndex = rows.findIndex((row) => row.key === focusedKey);
  const typeLetter = useTypedLetters();
  // nothing here is memoized by a compiler
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    // The row that the keyboard is on is always there, however far it is scrolled away.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), Math.max(0, focusedIndex)])],
    overscan,
    useFlushSync: false,
  });
  useFollowFocus(box, focusedKey, () => virtualizer.scrollToIndex(focusedIndex));

  const act = (row: TreeRow<Data>) => {
    if (row.entry.kind === 'node') onSelect?.(row.entry.node);
    if (row.entry.kind !== 'failed') return;
    // This row goes: the focus waits on the branch, or on the tree itself.
    const { parentKey } = row.entry;
    model.focus(parentKey);
    (rowElement(box, parentKey) ?? box)?.focus();
    model.retry(parentKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rtl = box !== null && getComputedStyle(box).direction === 'rtl';
    const actOnFocused = () => rows[focusedIndex] && act(rows[focusedIndex]);
    if (pressTreeKey(model, { key: event.key, rtl, typed: typeLetter(event.key), act: actOnFocused }))
      event.preventDefault();
  };
  const toggle = (row: TreeRow<Data>) => (row.expanded ? model.collapse(row.key) : model.expand(row.key));
  const contentOf = ({ entry }: TreeRow<Data>) =>
    entry.kind === 'node' ? (
      (renderNode?.(entry.node) ?? entry.node.name)
    ) : entry.kind === 'failed' ? (
      <Failed label={failedLabel} />
    ) : null;

  return (
    <div data-slot="tree" className={cn('min-w-0', className)} style={style} {...rest}>
      <p role="status" className="sr-only">
        {rows.some((row) => row.entry.kind === 'loading') && loadingLabel}
      </p>
      <div
        ref={setBox}
        role="tree"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="overflow-y-auto p-1 outline-none"
        style={height === undefined ? { maxHeight: '28rem' } : { height }}
      >
        <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => {
            const row = rows[item.index];
            if (row === undefined) return null;
            return (
              <TreeRowView
                key={row.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                style={{ transform: `translateY(${item.start}px)` }}
                row={row}
                content={contentOf(row)}
                selected={onSelect && row.entry.kind === 'node' ? row.key === selectedKey : undefined}
                focusable={row.key === focusedKey}
                onToggle={() => toggle(row)}
                onClick={() => {
                  model.focus(row.key);
                  act(row);
                }}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

function Failed({ label }: { label: ReactNode }) {
  return <span className="font-medium text-danger-text">{label}</span>;
}

function rowElement(box: HTMLElement | null, key: string): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;
}

/* While the focus is in the tree, it goes with the keyboard to the next row, and that row comes into view. */
function useFollowFocus(box: HTMLElement | null, focusedKey: string | undefined, reveal: () => void) {
  const latest = useRef(reveal);
  useEffect(() => {
    latest.current = reveal;
  });
  useEffect(() => {
    if (box === null || focusedKey === undefined) return;
    const { activeElement } = document;
    const isInside = box.contains(activeElement);
    if (!isInside) return;
    latest.current();
    const row = rowElement(box, focusedKey);
    if (row !== activeElement) row?.focus({ preventScroll: true });
  }, [box, focusedKey]);
}
