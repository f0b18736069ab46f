import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastWords } from '../../testing/fast-words.ts';
import { expand, settleEach } from '../../testing/lottery/naive/index.ts';
import { readPublished } from '../../testing/lottery/published.ts';
import { randomSelection } from '../../testing/lottery/random-selection.ts';
import { type Stream, streamOf } from '../fairness/index.ts';
import { categories } from './all/index.ts';
import type { Ticket } from './category.ts';
import type { Draw } from './draw.ts';
import { generateDraw } from './draws/index.ts';
import type { Wins } from './family.ts';
import { ZODIACS } from './lhc/zodiac.ts';
import type { Play } from './play.ts';
import type { Settlement } from './settlement.ts';

const RUNS = 40;
const WRITTEN_MAX = 20_000;

function read({ read: readTicket }: Settlement, { id }: Play, selection: unknown): Ticket {
  const ticket = readTicket(id, selection);
  if (!ticket.ok) throw new Error(`${id} ${JSON.stringify(selection)}: ${ticket.code}`);
  return ticket.value;
}

const drawOf = ({ draw }: Play, stream: Stream): Draw =>
  generateDraw(draw, stream, ZODIACS[stream.uniform(12)] as (typeof ZODIACS)[number]);

const plus = (sum: Record<string, number>, wins: Wins): Record<string, number> => {
  for (const [tier, count] of Object.entries(wins)) sum[tier] = (sum[tier] ?? 0) + count;
  return sum;
};

type Written = { readonly bets: number; readonly settle: (draw: Draw) => Wins };

/** A selection as its unit bets: written out without the package's rules, or option by option. */
function write(settlement: Settlement, play: Play, selection: unknown): Written {
  const units = expand(play, selection);
  if (units !== undefined) {
    return { bets: new Set(units.map(({ key }) => key)).size, settle: (draw) => settleEach(units, draw) };
  }
  const options = (selection as string[]).map((option) => read(settlement, play, [option]));
  const settle = (draw: Draw): Wins =>
    options.reduce<Record<string, number>>((sum, option) => plus(sum, settlement.settle(option, draw)), {});
  return { bets: options.length, settle };
}

function expectUnits(settlement: Settlement, play: Play, selection: unknown, draws: readonly Draw[]): void {
  const ticket = settlement.read(play.id, selection);
  const written = write(settlement, play, selection);
  expect(ticket.ok ? ticket.value.bets : ticket.code).toBe(written.bets === 0 ? 'lottery.no_bets' : written.bets);
  if (!ticket.ok) return;
  for (const draw of draws) expect(settlement.settle(ticket.value, draw)).toEqual(written.settle(draw));
}

describe('a bet is the sum of its unit bets written out', () => {
  const published = readPublished();

  for (const [name, settlement] of categories) {
    const families = [...new Set(settlement.plays.map(({ family }) => family))];

    it.each(families)(`${name} %s: random selections on random draws`, (family) => {
      for (const play of settlement.plays.filter((each) => each.family === family)) {
        const property = fc.property(fc.nat(), (seed) => {
          const stream = streamOf(fastWords(seed));
          const draws = [drawOf(play, stream), drawOf(play, stream)];
          expectUnits(settlement, play, randomSelection(stream, play), draws);
        });
        fc.assert(property, { numRuns: RUNS, seed: 2026 });
      }
    });

    it.each(families)(`${name} %s: the published selections on the draws of all examples of the play`, (family) => {
      for (const { id, examples = [] } of published.categories[name] ?? []) {
        const play = settlement.findPlay(id) as Play;
        if (play.family !== family) continue;
        const draws = examples.map(({ draw }) => draw).filter((draw) => draw !== undefined);
        for (const { sel } of examples) {
          if (read(settlement, play, sel).bets <= WRITTEN_MAX) expectUnits(settlement, play, sel, draws);
        }
      }
    });
  }
});
