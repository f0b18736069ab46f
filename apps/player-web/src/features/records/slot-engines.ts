import * as anywhere6x5 from '@quetzal/games/slots/anywhere6x5';
import * as classic3 from '@quetzal/games/slots/classic3';
import type { SlotStream } from '@quetzal/games/slots/draws';
import * as lines5x3 from '@quetzal/games/slots/lines5x3';

/** One thing that paid. `units` are what `payout` of the round takes. */
export type SlotWin = {
  /** Index of the line, or null where symbols pay anywhere. */
  readonly line: number | null;
  readonly symbol: string;
  readonly count: number;
  readonly units: number;
};

/** A slot round as it is read: the first window, what paid on it one after another, and the free spins. */
export type SlotRound = {
  /** Reels or columns, each from top to bottom. */
  readonly window: readonly (readonly string[])[];
  /** Places of the first wins in the window, as `reel,row`. */
  readonly lit: ReadonlySet<string>;
  readonly wins: readonly SlotWin[];
  /** What orbs multiplied the wins by, and what that came to; null where they did not. */
  readonly multiplied: { readonly by: number; readonly units: number } | null;
  /** What each free spin won. */
  readonly freeSpins: readonly number[];
  readonly payout: (stake: bigint, units: number) => bigint;
};

export type SlotEngine = {
  readonly name: 'classic3' | 'lines5x3' | 'anywhere6x5';
  readonly read: (stream: SlotStream) => SlotRound;
};

type LineWin = { readonly line: number; readonly symbol: string; readonly count: number; readonly units: number };

const litOf = (wins: readonly LineWin[], lines: readonly (readonly number[])[]): Set<string> =>
  new Set(
    wins.flatMap(({ line, count }) =>
      (lines[line] ?? []).slice(0, count).map((row, reel) => `${String(reel)},${String(row)}`),
    ),
  );
const placed = (places: readonly (readonly [number, number])[]): string[] => places.map((place) => place.join());

function readClassic3(stream: SlotStream): SlotRound {
  const { window, wins } = classic3.spin(stream);
  const { LINES, payout } = classic3;
  return { window, lit: litOf(wins, LINES), wins, multiplied: null, freeSpins: [], payout };
}

function readLines5x3(stream: SlotStream): SlotRound {
  const { base, freeSpins } = lines5x3.play(stream);
  const { window, wins, scatters, scatterPlaces, scatterUnits } = base;
  const scatter = { line: null, symbol: 'S', count: scatters, units: scatterUnits };
  const lit = litOf(wins, lines5x3.LINES);
  if (scatterUnits > 0) for (const place of placed(scatterPlaces)) lit.add(place);
  return {
    window,
    lit,
    wins: scatterUnits > 0 ? [...wins, scatter] : wins,
    multiplied: null,
    freeSpins: freeSpins.map(({ win }) => win),
    payout: lines5x3.payout,
  };
}

function readAnywhere6x5(stream: SlotStream): SlotRound {
  const { base, baseWin, scatterWin, freeSpins } = anywhere6x5.play(stream);
  const tumbles = base.steps.flatMap(({ wins }) => wins);
  const scatter = { line: null, symbol: 'SC', count: base.scatters, units: scatterWin };
  return {
    window: base.grid.map((column) => column.map(({ symbol, orb }) => (orb > 0 ? `×${String(orb)}` : symbol))),
    lit: new Set(base.steps[0]?.wins.flatMap(({ cells }) => placed(cells)) ?? []),
    wins: [
      ...tumbles.map(({ kind, count, hundredths }) => ({ line: null, symbol: kind, count, units: hundredths })),
      ...(scatterWin > 0 ? [scatter] : []),
    ],
    multiplied: base.tumbleWin > 0 && base.orbs > 0 ? { by: base.orbs, units: baseWin } : null,
    freeSpins: freeSpins.map(({ win }) => win),
    payout: anywhere6x5.payout,
  };
}

const engines: ReadonlyMap<unknown, SlotEngine> = new Map([
  [classic3.RULES_VERSION, { name: 'classic3', read: readClassic3 }],
  [lines5x3.RULES_VERSION, { name: 'lines5x3', read: readLines5x3 }],
  [anywhere6x5.RULES_VERSION, { name: 'anywhere6x5', read: readAnywhere6x5 }],
]);

/** The engine of a stored result, if its rules are known here. */
export const engineOf = (result: Record<string, unknown>): SlotEngine | undefined =>
  engines.get(result['rulesVersion']);
