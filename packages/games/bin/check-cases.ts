#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import type { CaseChecker, Verdict } from '../src/case-check/index.ts';
import { cockfightChecker } from '../src/cockfight/check/index.ts';
import { fairnessChecker } from '../src/fairness/check/index.ts';
import { fishChecker } from '../src/fish/check/index.ts';
import { instantChecker } from '../src/instant/check/index.ts';
import { jackpotChecker } from '../src/jackpot/check/index.ts';
import { drawChecker, lotteryChecker } from '../src/lottery/check/index.ts';
import { niuniuChecker } from '../src/niuniu/check/index.ts';
import { slotsChecker } from '../src/slots/check/index.ts';
import { sportsChecker } from '../src/sportsbook/check/index.ts';
import { tablesChecker } from '../src/tables/check/index.ts';

// `node packages/games/bin/check-cases.ts FILE...` runs every example of files of published cases. Prints each mismatch
// with what was expected, then one line with the counts; exits 1 on any failure, 2 when a file cannot be read.
const checkers: readonly CaseChecker[] = [
  lotteryChecker,
  drawChecker,
  slotsChecker,
  tablesChecker,
  fishChecker,
  niuniuChecker,
  cockfightChecker,
  instantChecker,
  jackpotChecker,
  sportsChecker,
  fairnessChecker,
];

function* verdicts(row: unknown): Iterable<Verdict> {
  const checker = checkers.find(({ recognises }) => recognises(row));
  if (checker === undefined) {
    yield { example: 'a row', faults: [{ field: 'shape', expected: 'a known kind of case', actual: row }] };
    return;
  }
  try {
    yield* checker.check(row);
  } catch (error) {
    yield { example: checker.name, faults: [{ field: 'run', expected: 'a result', actual: String(error) }] };
  }
}

const show = (value: unknown): string =>
  JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? String(item) : item)) ?? 'nothing';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function checkFile(file: string): { passed: number; failed: number } {
  const content = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const rows: readonly unknown[] = Array.isArray(content) ? content : [content];
  const count = { passed: 0, failed: 0 };
  for (const [index, row] of rows.entries()) {
    for (const { example, faults } of verdicts(row)) {
      if (faults.length === 0) count.passed += 1;
      else count.failed += 1;
      for (const { field, expected, actual } of faults) {
        print(`${file}[${String(index)}] ${example}: ${field}: expected ${show(expected)}, got ${show(actual)}`);
      }
    }
  }
  return count;
}

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('Usage: check-cases.ts FILE...\n');
  process.exit(2);
}
const total = { passed: 0, failed: 0 };
for (const file of files) {
  try {
    const { passed, failed } = checkFile(file);
    total.passed += passed;
    total.failed += failed;
  } catch (error) {
    process.stderr.write(`${file}: ${String(error)}\n`);
    process.exit(2);
  }
}
print(`${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
