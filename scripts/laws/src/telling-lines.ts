import { stripVTControlCharacters } from 'node:util';

const linesMax = 40;
const failure = /(✗|✘|×| FAIL |FAIL:|Error:|error TS|^\s*\d+\) |Format issues|breaches|ERROR|failed)/;

/** The lines of a failed step's output that say what failed; its last ones where none does. */
export function tellingLines(printed: string): string[] {
  const lines = stripVTControlCharacters(printed)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  const telling = [...new Set(lines.filter((line) => failure.test(line)))];
  return telling.length > 0 ? telling.slice(0, linesMax) : lines.slice(-linesMax);
}
