import type { TortureReport, TortureResult } from './run-torture.ts';

const marks = { passed: 'ok  ', failed: 'FAIL', 'left out': 'skip' } as const;

/** One line of the report. */
function resultText({ outcome, id, rule, title, reason, durationMs }: TortureResult): string {
  const line = `${marks[outcome]}  ${id.padEnd(24)} ${rule.padEnd(4)} ${title} (${durationMs} ms)`;
  return reason === undefined ? line : `${line}\n        ${reason}`;
}

/** The report as a person reads it. */
export function reportText(report: TortureReport): string {
  const { wallet, vendorCode, startedAt, passed, failed, leftOut, results } = report;
  return [
    `Wallet ${wallet}, vendor ${vendorCode}, ${startedAt}`,
    ...results.map(resultText),
    `${passed} passed, ${failed} failed, ${leftOut} left out`,
  ].join('\n');
}
