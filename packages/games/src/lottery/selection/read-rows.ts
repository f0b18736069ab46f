import type { Mask } from '../arithmetic/bits.ts';
import type { Range } from '../arithmetic/tuples.ts';
import { accept, refuse, type Result } from '../refusal.ts';
import { readMask } from './read-numbers.ts';

/** One set for each row. */
export type Rows = readonly Mask[];

/** Reads so many rows, each by `readRow`. Refuses: `wrong_shape`, `empty`, `row_missing`, `row_surplus`. */
export function readEachRow<Row>(
  value: unknown,
  count: number,
  readRow: (row: unknown, index: number) => Result<Row>,
): Result<readonly Row[]> {
  if (!Array.isArray(value)) return refuse('lottery.wrong_shape');
  if (value.length === 0) return refuse('lottery.empty');
  if (value.length < count) return refuse('lottery.row_missing', { row: value.length });
  if (value.length > count) return refuse('lottery.row_surplus', { row: count });
  const rows: Row[] = [];
  for (let index = 0; index < count; index += 1) {
    const row = readRow(value[index], index);
    if (!row.ok) return row.code === 'lottery.empty' ? refuse('lottery.row_empty', { row: index }) : row;
    rows.push(row.value);
  }
  return accept(rows);
}

/** Reads rows of distinct numbers, none empty. */
export function readRows(value: unknown, count: number, range: Range): Result<Rows> {
  return readEachRow(value, count, (row, index) => readMask(row, range, { row: index }));
}

/** Reads rows of distinct numbers where at least `filled` are not empty. */
export function readOpenRows(value: unknown, count: number, range: Range, filled: number): Result<Rows> {
  const open = { ...range, min: 0 };
  const rows = readEachRow(value, count, (row, index) => readMask(row, open, { row: index }));
  if (!rows.ok) return rows;
  return rows.value.filter((row) => row !== 0).length < filled ? refuse('lottery.too_few') : rows;
}
