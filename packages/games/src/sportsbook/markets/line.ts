import { accept, refuse, type Answer } from '../refusal.ts';

/** A handicap or total line as a count of quarters: -2.25 is -9. */
export type Line = number;

export const QUARTERS = 4;

const decimal = /^([+-]?)(\d{1,2})(?:\.(\d{1,2}))?$/;

/** Reads a line such as `-2.25`: a whole number of quarters, below 100. */
export function parseLine(text: string): Answer<Line> {
  const match = decimal.exec(text);
  if (match === null) return refuse('sports.line_malformed');
  const [, sign, whole = '', fraction = ''] = match;
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (hundredths % 25 !== 0) return refuse('sports.line_malformed');
  const quarters = hundredths / 25;
  return accept(sign === '-' && quarters > 0 ? -quarters : quarters);
}

/** A line for the wire, always with 2 places: `-2.25`, `0.00`. */
export function formatLine(line: Line): string {
  return (line / QUARTERS).toFixed(2);
}
