import { type CaseChecker, compare, decimalOf } from '../../case-check/index.ts';
import { createStream, type Stream } from '../../fairness/index.ts';
import { crashPoint } from '../crash/index.ts';
import { isWon, roll, termsOf } from '../dice/index.ts';
import { layMines, multipliersOf } from '../mines/index.ts';
import { drop, multiplierIn, type Rows } from '../plinko/index.ts';

type Seeds = { readonly game: string; readonly serverSeed: string; readonly context: string };
type CrashRow = { readonly rtpBp?: number };
type DiceRow = { readonly over: boolean; readonly target: number; readonly rtpBp?: number };
type MinesRow = { readonly mines: number };
type PlinkoRow = { readonly rows: Rows; readonly risk: string };

function crash(stream: Stream, { rtpBp }: CrashRow): Record<string, unknown> {
  return { pointHundredths: crashPoint(stream, rtpBp) };
}

function dice(stream: Stream, row: DiceRow): Record<string, unknown> {
  const rolled = roll(stream);
  const terms = termsOf(row, row.rtpBp);
  if (!terms.ok) return { refused: terms.code };
  return {
    expect: {
      roll: decimalOf(rolled, 2),
      win: isWon(row, rolled),
      winning: terms.winning,
      multiplier: decimalOf(terms.multiplier.parts),
    },
  };
}

function mines(stream: Stream, row: MinesRow): Record<string, unknown> {
  return {
    tiles: layMines(stream, row.mines),
    multipliers: multipliersOf(row.mines).map(({ parts }) => decimalOf(parts)),
  };
}

function plinko(stream: Stream, row: PlinkoRow): Record<string, unknown> {
  const fallen = drop(stream, row.rows);
  const result = multiplierIn(row, fallen.bucket);
  return { ...fallen, multiplier: result.ok ? decimalOf(result.multiplier.parts, 1) : result.code };
}

type Game = { readonly inputs: readonly string[]; readonly play: (stream: Stream, row: never) => object };

/** For each game what a row gives beside the seeds; all else is what it expects. */
const games: Readonly<Record<string, Game>> = {
  crash: { inputs: ['rtpBp'], play: crash },
  dice: { inputs: ['over', 'target', 'rtpBp'], play: dice },
  mines: { inputs: ['mines'], play: mines },
  plinko: { inputs: ['rows', 'risk'], play: plinko },
};

/** Checks instant games from their seeds. */
export const instantChecker: CaseChecker = {
  name: 'instant',
  recognises: (row) =>
    typeof row === 'object' && row !== null && 'game' in row && Object.hasOwn(games, String(row.game)),
  *check(value) {
    const row = value as Seeds;
    const game = games[row.game];
    if (game === undefined) return;
    const given = new Set(['game', 'serverSeed', 'context', ...game.inputs]);
    const expected = Object.fromEntries(Object.entries(row).filter(([key]) => !given.has(key)));
    const actual = game.play(createStream(row.serverSeed, row.context), row as never);
    yield { example: `${row.game} ${row.context}`, faults: compare('', expected, actual) };
  },
};
