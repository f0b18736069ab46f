import { nameOf } from './tree-rows.ts';
import type { TreeRow } from './tree-node.ts';
import type { TreeModel } from './use-tree-model.ts';

interface KeyPress {
  key: string;
  /** Whether the tree reads from right to left: branches then open to the left. */
  rtl: boolean;
  /** Letters typed so far, this one included. */
  typed: string;
  act: (row: TreeRow<unknown>) => void;
}

/** Moves through a tree as the ARIA pattern for trees says; true when the key meant something. */
export function pressTreeKey<Data>(model: TreeModel<Data>, press: KeyPress): boolean {
  const rows = model.rows.filter((row) => row.entry.kind !== 'loading');
  const index = rows.findIndex((row) => row.key === model.focusedKey);
  const row = rows[index];
  if (row === undefined) return false;
  const go = (target: TreeRow<Data> | undefined) => {
    if (target) model.focus(target.key);
    return true;
  };
  switch (press.key) {
    case 'ArrowDown':
      return go(rows[index + 1]);
    case 'ArrowUp':
      return go(rows[index - 1]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case press.rtl ? 'ArrowLeft' : 'ArrowRight':
      if (row.expanded === false) model.expand(row.key);
      else if (row.expanded && (rows[index + 1]?.level ?? 0) > row.level) go(rows[index + 1]);
      return true;
    case press.rtl ? 'ArrowRight' : 'ArrowLeft':
      if (row.expanded) model.collapse(row.key);
      else go(rows.slice(0, index).findLast((above) => above.level < row.level));
      return true;
    case 'Enter':
    case ' ':
      press.act(row);
      return true;
    case '*':
      for (const sibling of siblingsOf(rows, index)) if (sibling.expanded === false) model.expand(sibling.key);
      return true;
    default:
      return press.typed !== '' && go(findByName(rows, index, press.typed));
  }
}

/* Rows of the same level around a row, up to the next row of a level above. */
function siblingsOf<Data>(rows: readonly TreeRow<Data>[], index: number): TreeRow<Data>[] {
  const level = rows[index]?.level ?? 0;
  const start = rows.slice(0, index).findLastIndex((row) => row.level < level) + 1;
  const length = rows.slice(index).findIndex((row) => row.level < level);
  return rows.slice(start, length === -1 ? undefined : index + length).filter((row) => row.level === level);
}

/* The next row whose name begins with what was typed; a first letter again looks further, more letters may stay. */
function findByName<Data>(rows: readonly TreeRow<Data>[], index: number, typed: string): TreeRow<Data> | undefined {
  const isSameLetter = typed === typed.charAt(0).repeat(typed.length);
  const wanted = (isSameLetter ? typed.slice(0, 1) : typed).toLocaleLowerCase();
  const from = isSameLetter ? index + 1 : index;
  const inOrder = [...rows.slice(from), ...rows.slice(0, from)];
  return inOrder.find((row) => nameOf(row.entry).toLocaleLowerCase().startsWith(wanted));
}
