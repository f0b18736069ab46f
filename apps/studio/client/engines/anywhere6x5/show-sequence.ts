import type { Grid, Sequence } from '@quetzal/games/slots/anywhere6x5';
import type { Sparks } from '../../stage/sparks.ts';
import type { StageOptions } from '../../stage/stage.ts';
import type { Timeline } from '../../stage/timeline.ts';
import type { Board } from './board.ts';
import type { DropPace } from './drop.ts';
import type { Flights } from './flights.ts';

type Place = readonly [number, number];

export type SequenceParts = {
  readonly board: Pick<Board, 'accent' | 'fill' | 'tumble' | 'pointOf'>;
  readonly flights: Pick<Flights, 'rise' | 'gather'>;
  readonly sparks: Pick<Sparks, 'burst'>;
  readonly timeline: Pick<Timeline, 'run'>;
  readonly pace: () => DropPace;
};

const PULSES = 2;
/** What the bet itself comes to, in hundredths: a round that has not won more is not cheered. */
const BET_UNITS = 100;

/** The places of one symbol on a grid. */
export function placesOf(grid: Grid, symbol: string): Place[] {
  return grid.flatMap((column, at) =>
    column.flatMap((cell, row): Place[] => (cell.symbol === symbol ? [[at, row]] : [])),
  );
}

/** The grid on which a sequence ends. */
export const lastGrid = ({ grid, steps }: Sequence): Grid => steps.at(-1)?.grid ?? grid;

type SequenceOptions = Pick<StageOptions, 'onScene' | 'onNoise' | 'amountOf' | 'hasReducedMotion'> & {
  readonly host: Pick<HTMLElement, 'clientWidth'>;
};

/** Shows single events of a spin on the board. */
export function createSequenceShow(options: SequenceOptions, parts: SequenceParts) {
  const { board, flights, sparks, timeline, pace } = parts;
  const { host, onScene, onNoise, amountOf, hasReducedMotion } = options;

  /** Lifts these symbols for a while. */
  async function lift(places: readonly Place[], lengthMs: number): Promise<void> {
    await timeline.run(lengthMs, (share) => {
      board.accent(share >= 1 ? null : places, Math.sin(share * PULSES * Math.PI) ** 2);
    });
  }

  async function showStep(step: Sequence['steps'][number], wonUnits: number): Promise<void> {
    const [first] = step.wins;
    const places = step.wins.flatMap(({ cells }) => cells);
    if (first !== undefined && step.wins.length === 1) {
      const { kind, count, hundredths } = first;
      onScene({ note: { kind: 'symbols', symbol: kind, count, units: hundredths } });
    } else onScene({ note: null });
    onScene({ wonUnits });
    onNoise('vanish', 0);
    const rises = step.wins.map(async ({ cells, hundredths }) =>
      flights.rise(amountOf(hundredths), middleOf(cells.map(board.pointOf)), pace().winMs),
    );
    await Promise.all([lift(places, pace().winMs), ...rises]);
    if (wonUnits > BET_UNITS && !hasReducedMotion()) sparks.burst(places.map(board.pointOf), host.clientWidth * 0.5);
    await board.tumble(step);
  }

  return {
    lift,
    /**
     * Lets a spin fall, tumble by tumble.
     * @param before what the round had won before it, in hundredths
     */
    async play(sequence: Sequence, before: number): Promise<void> {
      await board.fill(sequence.grid);
      let won = before;
      for (const step of sequence.steps) {
        won += step.hundredths;
        await showStep(step, won);
      }
      onScene({ note: null });
    },
    /** Brings the orbs together and tells what they make of the win. */
    async multiply(sequence: Sequence, { by, units, wonUnits }: { by: number; units: number; wonUnits: number }) {
      const grid = lastGrid(sequence);
      const orbs = placesOf(grid, 'OR').map((place) => ({
        ...board.pointOf(place),
        value: grid[place[0]]?.[place[1]]?.orb ?? 0,
      }));
      onScene({ note: { kind: 'multiplied', by, units } });
      await flights.gather(orbs, by, pace().orbMs);
      onScene({ wonUnits });
    },
  };
}

function middleOf(points: readonly { x: number; y: number }[]): { x: number; y: number } {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
