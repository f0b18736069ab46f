/** One entry of a tree, as the caller gives it. */
export interface TreeNode<Data> {
  /** Unique in the whole tree. */
  key: string;
  /** Found by typing its first letters. */
  name: string;
  hasChildren: boolean;
  data: Data;
}

/** What the rows of a tree stand for: an entry, or a branch that could not be loaded. */
export type TreeEntry<Data> =
  | { kind: 'node'; node: TreeNode<Data> }
  | { kind: 'failed'; parentKey: string }
  | { kind: 'unknown' };

/** A row as it is drawn. */
export interface TreeRow<Data> {
  /** `loading` rows stand below an open branch whose entries are on their way. */
  entry: TreeEntry<Data> | { kind: 'loading' };
  key: string;
  /** From 0. */
  level: number;
  setSize: number;
  /** From 1. */
  position: number;
  expanded: boolean | undefined;
  busy: boolean;
  /** For each level above it: whether a line runs on to a later sibling there. The last one is its own. */
  lines: readonly boolean[];
}
