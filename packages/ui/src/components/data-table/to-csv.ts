import { columnLabel, type CellValue, type DataTableColumn } from './data-table-columns.ts';

export interface CsvOptions {
  /** A mark at the beginning by which Excel knows the text as UTF-8; yes unless said. */
  bom?: boolean | undefined;
  /** Excel of most European languages expects a semicolon; a comma unless said. */
  separator?: ',' | ';' | undefined;
}

/**
 * The rows as a CSV file (RFC 4180: CRLF, quotes doubled). Takes the columns that have a `value`. Text that a
 * spreadsheet would run as a formula gets an apostrophe in front; plain numbers stay numbers, negative ones too.
 */
export function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  { bom = true, separator = ',' }: CsvOptions = {},
): string {
  const written = columns.flatMap(({ value, ...column }) =>
    value ? [{ value, label: columnLabel({ value, ...column }) }] : [],
  );
  const lines = [
    written.map((column) => column.label),
    ...rows.map((row) => written.map((column) => plainText(column.value(row)))),
  ];
  const text = lines.map((line) => line.map((cell) => quoted(cell, separator)).join(separator)).join('\r\n');
  return `${bom ? '\uFEFF' : ''}${text}\r\n`;
}

/** Hands a CSV text to the person as a file. */
export function saveCsv(fileName: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}

function plainText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : String(value);
}

const formulaStart = /^[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

function quoted(text: string, separator: string): string {
  const safe = formulaStart.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
