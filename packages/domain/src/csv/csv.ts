/** A decimal string that a spreadsheet counts with; every other cell is text. */
export interface CsvFigure {
  figure: string;
}

export type CsvCell = string | CsvFigure;

/** Without it spreadsheets misread accents. */
const byteOrderMark = '\uFEFF';

/**
 * A table as a CSV file (quotes as in RFC 4180) that the spreadsheet of a reader opens as it is: with the decimal mark of
 * their figures, `numberTag`, and cells parted by a semicolon where that mark is the comma, as spreadsheets there expect.
 * Figures have no other marks.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[], numberTag: string): string {
  const parts = new Intl.NumberFormat(numberTag).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  const written = (cell: CsvCell) =>
    typeof cell === 'string' ? textCell(cell) : hasComma ? cell.figure.replace('.', ',') : cell.figure;
  return byteOrderMark + rows.map((row) => `${row.map(written).join(hasComma ? ';' : ',')}\r\n`).join('');
}

/* Text that a spreadsheet would take for a formula loses that meaning by an apostrophe before it. */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
