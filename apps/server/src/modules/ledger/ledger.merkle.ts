import { hash } from 'node:crypto';

// The tree of RFC 6962 (certificate transparency), section 2.1: leaves and nodes are hashed under different first bytes,
// so that a node can never pass for a leaf.
const sha256 = (...parts: Buffer[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');
const [leafMark, nodeMark] = [Buffer.of(0), Buffer.of(1)];

/** The hash of one entry. */
export function leafHash(text: string): Buffer {
  return sha256(leafMark, Buffer.from(text, 'utf8'));
}

const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(nodeMark, left, right);

/** The greatest power of two below `count`. */
function splitOf(count: number): number {
  let half = 1;
  while (half * 2 < count) half *= 2;
  return half;
}

/** The root of a tree over these leaf hashes, of which there is at least one. */
export function rootOf(leaves: readonly Buffer[]): Buffer {
  const [first] = leaves;
  if (first === undefined) throw new RangeError('A tree has at least one leaf');
  if (leaves.length === 1) return first;
  const split = splitOf(leaves.length);
  return nodeHash(rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
}

/** The hashes that lead from the leaf at `index` to the root, nearest first. */
export function pathOf(leaves: readonly Buffer[], index: number): Buffer[] {
  if (leaves.length <= 1) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split ? [...pathOf(left, index), rootOf(right)] : [...pathOf(right, index - split), rootOf(left)];
}

/** The root that a leaf comes to by its path; undefined when path and place do not fit a tree of `count` leaves. */
export function rootByPath(
  leaf: Buffer,
  place: { index: number; count: number },
  path: readonly Buffer[],
): Buffer | undefined {
  const { index, count } = place;
  if (index < 0 || index >= count) return undefined;
  if (count === 1) return path.length === 0 ? leaf : undefined;
  const sibling = path.at(-1);
  if (sibling === undefined) return undefined;
  const split = splitOf(count);
  const isLeft = index < split;
  const below = isLeft ? { index, count: split } : { index: index - split, count: count - split };
  const child = rootByPath(leaf, below, path.slice(0, -1));
  if (child === undefined) return undefined;
  return isLeft ? nodeHash(child, sibling) : nodeHash(sibling, child);
}
