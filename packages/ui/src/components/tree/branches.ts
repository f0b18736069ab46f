import type { TreeEntry, TreeNode } from './tree-node.ts';

export type LoadChildren<Data> = (parent: TreeNode<Data> | null) => Promise<readonly TreeNode<Data>[]>;

/* No key of an entry is empty, so this one is free for what stands above all of them. */
export const rootKey = '';
/* Between the key of a branch and what is no entry of it; a character that nobody types. */
export const mark = '\u001F';

/** What is known of a tree: its entries, what stands below which, and what is on its way. */
export interface Branches<Data> {
  entry: (key: string) => TreeEntry<Data>;
  /** The keys below one; none while they are on their way, for which the first call asks. */
  childrenOf: (key: string, load: LoadChildren<Data>) => string[];
  isLoading: (key: string) => boolean;
  /** Forgets what is below one, so that it is asked for again. */
  forget: (key: string) => void;
  /** Called when branches have come, once for all that come together. */
  subscribe: (listener: () => void) => () => void;
}

export function createBranches<Data>(): Branches<Data> {
  const entries = new Map<string, TreeEntry<Data>>();
  const children = new Map<string, string[]>();
  const loading = new Set<string>();
  const listeners = new Set<() => void>();
  let announced = false;

  const announce = () => {
    if (announced) return;
    announced = true;
    setTimeout(() => {
      announced = false;
      for (const listener of listeners) listener();
    });
  };

  const ask = async (key: string, load: LoadChildren<Data>) => {
    loading.add(key);
    announce();
    const found = await loadEntries(key, entries.get(key), load);
    for (const [childKey, entry] of found) entries.set(childKey, entry);
    children.set(key, [...found.keys()]);
    loading.delete(key);
    announce();
  };

  return {
    entry: (key) => entries.get(key) ?? { kind: 'unknown' },
    childrenOf: (key, load) => {
      const known = children.get(key);
      if (known === undefined && !loading.has(key)) void ask(key, load);
      return known ?? [];
    },
    isLoading: (key) => loading.has(key) || (key === rootKey && !children.has(rootKey)),
    forget: (key) => {
      children.delete(key);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/* A branch that failed has one row that says so and tries again. */
async function loadEntries<Data>(key: string, parent: TreeEntry<Data> | undefined, load: LoadChildren<Data>) {
  try {
    const nodes = await load(parent?.kind === 'node' ? parent.node : null);
    return new Map<string, TreeEntry<Data>>(nodes.map((node) => [node.key, { kind: 'node', node }]));
  } catch {
    return new Map<string, TreeEntry<Data>>([[`${key}${mark}failed`, { kind: 'failed', parentKey: key }]]);
  }
}
