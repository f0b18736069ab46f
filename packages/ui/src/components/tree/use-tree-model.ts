import { syncDataLoaderFeature } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { createBranches, rootKey, type LoadChildren } from './branches.ts';
import type { TreeEntry, TreeRow } from './tree-node.ts';
import { isBranch, nameOf, treeRows } from './tree-rows.ts';

export interface TreeModel<Data> {
  rows: readonly TreeRow<Data>[];
  focusedKey: string | undefined;
  focus: (key: string) => void;
  expand: (key: string) => void;
  collapse: (key: string) => void;
  /** Loads a branch once more after it failed. */
  retry: (parentKey: string) => void;
}

/**
 * Keeps which branches are open and where the focus is. Branches are loaded beside the library: its own loader keeps a
 * branch that failed in loading for ever, and lays the whole tree out anew for each branch that comes.
 */
export function useTreeModel<Data>(loadChildren: LoadChildren<Data>, expandedKeys: readonly string[]): TreeModel<Data> {
  const [branches] = useState(() => createBranches<Data>());
  const [version, next] = useReducer((count: number) => count + 1, 0);
  const tree = useTree<TreeEntry<Data>>({
    rootItemId: rootKey,
    features: [syncDataLoaderFeature],
    initialState: { expandedItems: [...expandedKeys] },
    dataLoader: { getItem: branches.entry, getChildren: (key) => branches.childrenOf(key, loadChildren) },
    getItemName: (item) => nameOf(item.getItemData()),
    isItemFolder: (item) => isBranch(item.getItemData()),
  });
  useEffect(
    () =>
      branches.subscribe(() => {
        tree.rebuildTree();
        next();
      }),
    [branches, tree],
  );
  const items = tree.getItems();
  const { expandedItems, focusedItem } = tree.getState();
  const rows = useMemo(
    () => treeRows(items, branches, new Set(expandedItems)),
    // the version stands for what is in the branches
    [items, branches, expandedItems, version],
  );
  const focused = rows.find((row) => row.key === focusedItem) ?? rows.find((row) => row.entry.kind !== 'loading');
  return {
    rows,
    focusedKey: focused?.key,
    focus: (key) => tree.getItemInstance(key).setFocused(),
    expand: (key) => tree.getItemInstance(key).expand(),
    collapse: (key) => tree.getItemInstance(key).collapse(),
    retry: (parentKey) => {
      branches.forget(parentKey);
      tree.rebuildTree();
      next();
    },
  };
}
