#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { explainOf, VERIFIABLE_GAMES } from '../src/verify/all/index.ts';
import { readRound, type Verification, verifyRound } from '../src/verify/index.ts';

// `node packages/games/bin/verify-round.ts ROUND.json` recomputes a settled round from its seeds and prints the steps.
// Exits 0 when all that was stored comes out again, 1 when something does not, 2 when the file is no round.
function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

const [file] = process.argv.slice(2);
if (file === undefined) fail('Usage: verify-round.ts ROUND.json');

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    return fail(`${path}: ${String(error)}`);
  }
}

function commitment({ isCommitted, seedHash }: Verification): string {
  if (isCommitted === undefined)
    return `The hash of the server seed is ${seedHash}; the file does not say what was promised.`;
  return isCommitted
    ? `The hash of the server seed is ${seedHash}, as promised before the round.`
    : `The hash of the server seed is ${seedHash}, which is NOT what was promised.`;
}

const parsed = readRound(read(file));
if (!parsed.ok) fail(`${file}: ${parsed.code}`);
const { round } = parsed;
const explain = explainOf(round.game);
if (explain === undefined) fail(`${file}: no game ${round.game}; there are ${VERIFIABLE_GAMES.join(', ')}`);

const verification = verifyRound(round, explain);
const { draws, steps, win, wordsUsed, compared, faults, notCompared } = verification;
const isGood = faults.length === 0 && verification.isCommitted !== false;

function conclusion(): string {
  if (!isGood) return 'The round is NOT right.';
  if (compared.length > 0) return `The round is right: ${compared.join(', ')} came out as stored.`;
  return 'Nothing of the result was stored in the file: compare the steps above with what you saw.';
}

const lines = [
  `${round.game}, context ${round.context}`,
  commitment(verification),
  `Block i is HMAC-SHA256 of "${round.context}:i" under the server seed and gives eight words. ${String(wordsUsed)} words were used:`,
  ...draws.map((line) => `  ${line}`),
  'What they mean:',
  ...steps.map((line) => `  ${line}`),
  ...(win === undefined ? [] : [`The bet pays ${win}.`]),
  ...faults.map(
    ({ field, expected, actual }) =>
      `STORED ${field}: ${JSON.stringify(expected)}, BUT IT IS ${JSON.stringify(actual)}`,
  ),
  ...(notCompared.length === 0 ? [] : [`Not compared: ${notCompared.join(', ')}.`]),
  conclusion(),
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = isGood ? 0 : 1;
