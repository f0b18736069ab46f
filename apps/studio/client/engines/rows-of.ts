/** Columns of symbols, each from top to bottom, as rows. */
export const rowsOf = (columns: readonly (readonly string[])[], rowCount: number): string[][] =>
  Array.from({ length: rowCount }, (_, row) => columns.map((column) => column[row] ?? ''));
