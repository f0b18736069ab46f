import type { StatementLine } from '#modules/ledger';
import { statementLineView } from './statement.view.ts';

const columns = [
  'createdAt',
  'type',
  'amount',
  'balanceBefore',
  'balanceAfter',
  'reference',
  'authorisation',
  'id',
] as const;
const numbers: ReadonlySet<string> = new Set(['amount', 'balanceBefore', 'balanceAfter']);

/** A text in quotes; one that a spreadsheet would take for a formula loses that meaning by an apostrophe before it. */
function cell(column: string, value: string): string {
  if (numbers.has(column)) return value;
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Lines of a statement as comma-separated values (RFC 4180) under a row of names. */
export function statementCsv(lines: readonly StatementLine[], currency: string): string {
  const rows = lines.map((line) => {
    const view = statementLineView(line, currency);
    return [...columns.map((column) => cell(column, view[column] ?? '')), currency].join(',');
  });
  return [[...columns, 'currency'].join(','), ...rows, ''].join('\r\n');
}
