import type { ItemInstance } from '@headless-tree/core';
import { mark, rootKey, type Branches } from './branches.ts';
import type { TreeEntry, TreeRow } from './tree-node.ts';

/**
 * The rows to draw, with a grey one below each open branch that is on its way. Runs for every change of thousands of
 * rows: asks the library for nothing but an item's place.
 */
export function treeRows<Data>(
  items: readonly ItemInstance<TreeEntry<Data>>[],
  branches: Branches<Data>,
  expanded: ReadonlySet<string>,
): TreeRow<Data>[] {
  if (branches.isLoading(rootKey)) return [loadingRow(rootKey, 0, [])];
  const hasMore: boolean[] = [];
  return items.flatMap((item) => {
    const { itemId: key, level, setSize, posInSet } = item.getItemMeta();
    const entry = branches.entry(key);
    hasMore[level] = posInSet < setSize - 1;
    const row: TreeRow<Data> = {
      entry,
      key,
      level,
      setSize,
      position: posInSet + 1,
      expanded: isBranch(entry) ? expanded.has(key) : undefined,
      busy: branches.isLoading(key),
      lines: hasMore.slice(1, level + 1),
    };
    return row.expanded && row.busy ? [row, loadingRow<Data>(key, level + 1, hasMore)] : [row];
  });
}

/** The name of an entry; a failed branch has none. */
export function nameOf<Data>(entry: TreeRow<Data>['entry']): string {
  return entry.kind === 'node' ? entry.node.name : '';
}

/** Whether an entry can be opened. */
export function isBranch<Data>(entry: TreeEntry<Data>): boolean {
  return entry.kind === 'node' && entry.node.hasChildren;
}

function loadingRow<Data>(parentKey: string, level: number, hasMore: readonly boolean[]): TreeRow<Data> {
  const lines = level === 0 ? [] : [...hasMore.slice(1, level), false];
  const common = { setSize: 1, position: 1, expanded: undefined, busy: false };
  return { entry: { kind: 'loading' }, key: `${parentKey}${mark}loading`, level, lines, ...common };
}
