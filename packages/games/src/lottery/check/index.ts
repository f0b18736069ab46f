import { compare, type CaseChecker } from '../../case-check/index.ts';
import { createStream } from '../../fairness/index.ts';
import { categoryOf } from '../all/index.ts';
import type { DrawKind } from '../draw.ts';
import { generateDraw } from '../draws/index.ts';
import type { Example } from './example.ts';
import { checkPlay, type PublishedPlay } from './play.ts';

type Tables = { readonly rtp?: string; readonly categories: Readonly<Record<string, readonly PublishedPlay[]>> };

const RETURN = '0.975';

const isRecord = (row: unknown): row is Readonly<Record<string, unknown>> =>
  typeof row === 'object' && row !== null && !Array.isArray(row);

/** The id of the play that a row is about, by either name. */
function playIdOf(row: Readonly<Record<string, unknown>>): string | undefined {
  const id = row['id'] ?? row['play'];
  return typeof id === 'string' && categoryOf(id) !== undefined ? id : undefined;
}

/** A row as a play with examples: it is one, or it is itself one example or one selection to refuse (`why`). */
function playOfRow(row: Readonly<Record<string, unknown>>): PublishedPlay | undefined {
  const id = playIdOf(row);
  if (id === undefined) return undefined;
  if ('examples' in row || 'invalid' in row) return { ...row, id };
  if (!('sel' in row)) return undefined;
  return 'why' in row ? { id, invalid: [{ sel: row['sel'] }] } : { id, examples: [row as unknown as Example] };
}

/** Checks examples of plays: a whole table by categories, single plays, single examples; rules may be left out. */
export const lotteryChecker: CaseChecker = {
  name: 'lottery',
  recognises: (row) => isRecord(row) && ('categories' in row || playOfRow(row) !== undefined),
  *check(value) {
    const row = value as Readonly<Record<string, unknown>>;
    const play = playOfRow(row);
    if (play !== undefined) {
      yield* checkPlay(play, RETURN);
      return;
    }
    const { rtp = RETURN, categories } = row as unknown as Tables;
    for (const each of Object.values(categories).flat()) yield* checkPlay(each, rtp);
  },
};

type DrawRow = {
  readonly draw: DrawKind;
  readonly serverSeed: string;
  readonly context: string;
  readonly result: unknown;
};

/** Checks draws from their seeds. */
export const drawChecker: CaseChecker = {
  name: 'draws',
  recognises: (row) => isRecord(row) && 'draw' in row && 'serverSeed' in row && 'result' in row,
  *check(value) {
    const { draw, serverSeed, context, result } = value as DrawRow;
    const stream = createStream(serverSeed, context);
    // The animal of the year is a fact of the day, not of the seed; published draws leave it out.
    yield { example: context, faults: compare('result', result, generateDraw(draw, stream, 'horse')) };
  },
};
