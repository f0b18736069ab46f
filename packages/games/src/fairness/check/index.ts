import { compare, type CaseChecker } from '../../case-check/index.ts';
import { createStream, createWords, hashServerSeed } from '../index.ts';

type Row = {
  readonly serverSeed: string;
  readonly context: string;
  readonly hash?: string;
  readonly words?: readonly number[];
  readonly uniformN?: readonly number[];
  readonly uniform?: readonly number[];
  readonly wordsUsed?: number;
  readonly u52?: readonly string[];
  readonly shuffle52?: readonly number[];
};

function derive(row: Row): Record<string, unknown> {
  const words = createWords(row.serverSeed, row.context);
  const uniform = createStream(row.serverSeed, row.context);
  const u52 = createStream(row.serverSeed, row.context);
  const deck = Array.from({ length: row.shuffle52?.length ?? 0 }, (_, card) => card);
  return {
    hash: hashServerSeed(row.serverSeed),
    words: row.words?.map(() => words.next()),
    uniform: row.uniformN?.map((n) => uniform.uniform(n)),
    wordsUsed: uniform.wordsUsed(),
    u52: row.u52?.map(() => String(u52.u52())),
    shuffle52: createStream(row.serverSeed, row.context).draw(deck, deck.length),
  };
}

/** Checks the derivation of words and draws from seeds. */
export const fairnessChecker: CaseChecker = {
  name: 'pf',
  recognises: (row) =>
    typeof row === 'object' &&
    row !== null &&
    'serverSeed' in row &&
    ['words', 'uniformN', 'u52', 'shuffle52'].some((key) => key in row),
  *check(value) {
    const row = value as Row;
    const { serverSeed: _seed, context, uniformN: _ranges, ...expected } = row;
    yield { example: `pf ${context}`, faults: compare('', expected, derive(row)) };
  },
};
