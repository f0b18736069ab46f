import { stripVTControlCharacters } from 'node:util';

const linesMax = 40;
const failure = /(✗|✘|×| FAIL |FAIL:|Error:|error TS|^\s*\d+\) |Format issues|breaches|ERROR|failed)/;

/** A test whose title tells of a failure, and which passed. */
const passed = /✓/;
const secondTry = /\(retry x\d+\)|^\S*\s+\d+ flaky|\(retry #\d+\)/;

/** The lines that say what passed only when it was tried again: it fails one day, so it is told. */
export function secondTriesIn(printed: string): string[] {
  return linesOf(printed).filter((line) => secondTry.test(line));
}

/** The lines of a failed step's output that say what failed; its last ones where none does. */
export function tellingLines(printed: string): string[] {
  const lines = linesOf(printed);
  const telling = lines.filter((line) => failure.test(line) && !passed.test(line));
  return telling.length > 0 ? telling.slice(0, linesMax) : lines.slice(-linesMax);
}

/** What was printed, without colours and empty lines, each line once. */
function linesOf(printed: string): string[] {
  const lines = stripVTControlCharacters(printed)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  return [...new Set(lines)];
}
