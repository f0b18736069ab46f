/** Prints a list as a table of these columns, all when they are left out; `nothing` when it is empty. */
export function showRows(rows: readonly object[], columns?: readonly string[], nothing = 'There are none'): void {
  if (rows.length === 0) console.log(nothing);
  else console.table(rows, columns === undefined ? undefined : [...columns]);
}
