import { compare, decimalOf, type Fault } from '../../case-check/index.ts';
import type { Ticket } from '../category.ts';
import type { Draw } from '../draw.ts';
import type { Wins } from '../family.ts';
import { type OddsTable, prizeUnits } from '../odds/odds-table.ts';
import type { Settlement } from '../settlement.ts';

/** One published example of a play. */
export type Example = {
  readonly sel: unknown;
  /** Left out where only the number of bets is told. */
  readonly draw?: Draw;
  readonly bets?: number;
  readonly wins?: Wins;
  readonly winBets?: number;
  readonly prizeUnits?: string;
  readonly costUnits?: number;
};

/** The wins with every tier that either side names, so that a tier too many is a fault too. */
function allTiers(wins: Wins, other: Wins): Wins {
  return Object.fromEntries([...Object.keys(wins), ...Object.keys(other)].map((id) => [id, wins[id] ?? 0]));
}

function winningBets(wins: Wins): number {
  return Object.entries(wins).reduce((sum, [id, count]) => (id === 'push' ? sum : sum + count), 0);
}

/** What the draw does to the ticket, against what the example says. */
function checkDraw(
  settlement: Settlement,
  ticket: Ticket,
  odds: OddsTable,
  example: Example & { draw: Draw },
): readonly Fault[] {
  const { draw, wins: expected, winBets, prizeUnits: units } = example;
  const wins = settlement.settle(ticket, draw);
  const actual = { winBets: winningBets(wins), prizeUnits: decimalOf(prizeUnits(wins, odds)) };
  const told = { ...(winBets === undefined ? {} : { winBets }), ...(units === undefined ? {} : { prizeUnits: units }) };
  const faults = compare('', told, actual);
  if (expected === undefined) return faults;
  return [...faults, ...compare('wins', allTiers(expected, wins), allTiers(wins, expected))];
}

/** What comes out differently from what the example says. */
export function checkExample(
  settlement: Settlement,
  playId: string,
  odds: OddsTable,
  { draw, ...example }: Example,
): readonly Fault[] {
  const ticket = settlement.read(playId, example.sel);
  if (!ticket.ok) return [{ field: 'sel', expected: 'a selection that is accepted', actual: ticket }];
  const { bets, unitCost } = ticket.value;
  const costs = example.costUnits === undefined ? {} : { costUnits: example.costUnits };
  const counted = example.bets === undefined ? {} : { bets: example.bets };
  const faults = compare('', { ...counted, ...costs }, { bets, costUnits: bets * unitCost });
  if (draw === undefined) return faults;
  return [...faults, ...checkDraw(settlement, ticket.value, odds, { ...example, draw })];
}
