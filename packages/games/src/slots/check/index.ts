import { compare, type CaseChecker } from '../../case-check/index.ts';
import { createStream, type Stream } from '../../fairness/index.ts';
import * as anywhere6x5 from '../anywhere6x5/index.ts';
import * as classic3 from '../classic3/index.ts';
import * as lines5x3 from '../lines5x3/index.ts';

type Row = {
  readonly game: string;
  readonly serverSeed: string;
  readonly context: string;
  readonly expect: Readonly<Record<string, unknown>>;
};

function lines(stream: Stream): Record<string, unknown> {
  const { base, ...round } = lines5x3.play(stream);
  return { ...round, stops: base.stops, scatters: base.scatters, lineWins: lines5x3.lineWinsOf(base) };
}

function anywhere(stream: Stream): Record<string, unknown> {
  const { base, ...round } = anywhere6x5.play(stream);
  return {
    ...round,
    grid: base.grid.map((column) => column.map(({ symbol }) => symbol)),
    steps: base.steps.map(({ hundredths }) => hundredths),
    orbs: base.orbs,
    scatters: base.scatters,
  };
}

const games: Readonly<Record<string, (stream: Stream) => object>> = {
  classic3: classic3.spin,
  lines5x3: lines,
  anywhere6x5: anywhere,
};

/** Checks whole slot rounds from their seeds. */
export const slotsChecker: CaseChecker = {
  name: 'slots',
  recognises: (row) =>
    typeof row === 'object' && row !== null && 'game' in row && Object.hasOwn(games, String(row.game)),
  *check(value) {
    const row = value as Row;
    const actual = games[row.game]?.(createStream(row.serverSeed, row.context));
    yield { example: `${row.game} ${row.context}`, faults: compare('', row.expect, actual) };
  },
};
