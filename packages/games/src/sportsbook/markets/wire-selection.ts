import { accept, refuse, type Answer } from '../refusal.ts';
import { parseLine, type Line } from './line.ts';
import type { OverUnder, Side } from './selection.ts';

/** A pick as it travels: `ah` `1` `-0.25`, `team_ou` `2_over` `1.50`, `htft` `1/X`, `cs` `other_X`, `map_winner` `2` map 3. */
export type WireSelection = {
  readonly market: string;
  readonly pick: string;
  readonly line?: string;
  readonly map?: number;
  /** Scores of a correct-score market, as `2-1`; 0-0 to 3-3 when left out. */
  readonly listed?: readonly string[];
};

export const SIDES: readonly Side[] = ['1', '2'];
export const OVER_UNDER: readonly OverUnder[] = ['over', 'under'];

/** Makes a selection of the pick that the text names. */
export function pickOf<Pick extends string, Made>(
  picks: readonly Pick[],
  text: string,
  make: (pick: Pick) => Made,
): Answer<Made> {
  const pick = picks.find((item) => item === text);
  return pick === undefined ? refuse('sports.pick_unknown') : accept(make(pick));
}

/** Makes a selection of the line that the market needs; a total is never below 0. */
export function lined<Made>(
  wire: WireSelection,
  kind: 'handicap' | 'total',
  make: (line: Line) => Answer<Made>,
): Answer<Made> {
  if (wire.line === undefined) return refuse('sports.line_missing');
  const line = parseLine(wire.line);
  if (!line.ok) return line;
  return kind === 'total' && line.value < 0 ? refuse('sports.line_malformed') : make(line.value);
}
