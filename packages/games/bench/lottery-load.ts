import { expand, settleEach } from '../testing/lottery/naive/index.ts';
import { readPublished } from '../testing/lottery/published.ts';
import { randomSelection } from '../testing/lottery/random-selection.ts';
import { fastWords } from '../testing/fast-words.ts';
import { streamOf } from '../src/fairness/index.ts';
import { categories, categoryOf } from '../src/lottery/all/index.ts';
import type { Ticket } from '../src/lottery/category.ts';
import { type Draw, type DrawKind, generateDraw } from '../src/lottery/draws/index.ts';
import type { Wins } from '../src/lottery/family.ts';
import { type OddsTable, oddsTable, prizeUnits } from '../src/lottery/odds/odds-table.ts';
import type { Play } from '../src/lottery/play.ts';
import type { Settlement } from '../src/lottery/settlement.ts';
import { processorMs, type Workload } from './measure.ts';

/** One order item as it waits for its draw. */
type Item = {
  readonly category: Settlement;
  readonly selection: unknown;
  readonly ticket: Ticket;
  readonly odds: OddsTable;
  /** Draws of its kind, one of which it is settled against. */
  readonly draws: readonly Draw[];
};

const ITEM_COUNT = 20_000;
const DRAWS_PER_KIND = 499;
const stream = streamOf(fastWords(2026));

const all = [...categories.values()];
const drawsOf = new Map<DrawKind, readonly Draw[]>();

function drawsFor(kind: DrawKind): readonly Draw[] {
  const draws = drawsOf.get(kind) ?? Array.from({ length: DRAWS_PER_KIND }, () => generateDraw(kind, stream, 'horse'));
  drawsOf.set(kind, draws);
  return draws;
}

type Choice = { readonly category: Settlement; readonly playId: string; readonly selection: unknown };

/** The selections of the published examples, full rows among them, as players make them. */
const published: readonly Choice[] = Object.values(readPublished().categories)
  .flat()
  .flatMap(({ id, examples = [] }) =>
    examples.map(({ sel }) => ({ category: categoryOf(id) as Settlement, playId: id, selection: sel })),
  );

/** A random selection of any play, a small one. */
function randomChoice(): Choice {
  const category = all[stream.uniform(all.length)] as Settlement;
  const play = category.plays[stream.uniform(category.plays.length)] as Play;
  return { category, playId: play.id, selection: randomSelection(stream, play) };
}

function newItem(): Item {
  for (;;) {
    const isPublished = stream.uniform(2) === 0;
    const { category, playId, selection } = isPublished
      ? (published[stream.uniform(published.length)] as Choice)
      : randomChoice();
    const read = category.read(playId, selection);
    if (!read.ok) continue;
    const { play, unitCost } = read.value;
    const odds = oddsTable(category.tiersOf(play), unitCost);
    return { category, selection, ticket: read.value, odds, draws: drawsFor(play.draw) };
  }
}

/** Half of them published selections, half random ones, of all plays of all categories. */
const items = Array.from({ length: ITEM_COUNT }, newItem);
/** Options are one bet each, so that there is nothing to expand; the comparison is about the others. */
const expandable = items.filter(({ ticket }) => ticket.play.family !== 'opt');
/** What the naive reference can be asked for in reasonable time. */
const sample = expandable.slice(0, 2_000);

type WinsOf = (item: Item, draw: Draw) => Wins;

/** Settles so many items of a list, each with a draw of its own kind, and adds up what they win. */
function settleMany(list: readonly Item[], times: number, winsOf: WinsOf, from = 0): number {
  let units = 0n;
  for (let index = from; index < from + times; index += 1) {
    const item = list[index % list.length] as Item;
    const draw = item.draws[index % DRAWS_PER_KIND] as Draw;
    units += prizeUnits(winsOf(item, draw), item.odds);
  }
  return Number(units % 1_000_003n);
}

const ours = ({ category, ticket }: Item, draw: Draw): Wins => category.settle(ticket, draw);
const naive = ({ selection, ticket }: Item, draw: Draw): Wins => settleEach(expand(ticket.play, selection) ?? [], draw);

function fromText({ category, selection, ticket }: Item, draw: Draw): Wins {
  const read = category.read(ticket.play.id, selection);
  return read.ok ? category.settle(read.value, draw) : {};
}

/** Goes on where the last run stopped, so that both sides meet the light items and the heavy ones equally often. */
function goingOn(name: string, winsOf: WinsOf): Workload {
  let at = 0;
  return {
    name,
    run(times) {
      const sum = settleMany(sample, times, winsOf, at);
      at += times;
      return sum;
    },
  };
}

/** Ours and the naive reference, which writes out every unit bet, on the same items. */
export const lotteryWorkloads: readonly Workload[] = [goingOn('lottery ours', ours), goingOn('lottery naive', naive)];

const TRIES = 3;

/** What a million mixed items take at best, in milliseconds of processor time: read before, and read from their selections on the way. */
export function settleMillion(): { readonly settleMs: number; readonly readAndSettleMs: number } {
  const time = (winsOf: WinsOf): number => {
    const start = processorMs();
    settleMany(items, 1_000_000, winsOf);
    return Math.round(processorMs() - start);
  };
  const best = (winsOf: WinsOf): number => Math.min(...Array.from({ length: TRIES }, () => time(winsOf)));
  return { settleMs: best(ours), readAndSettleMs: best(fromText) };
}

/** Throws when ours and the naive reference differ on any of the items: a comparison of speed needs equal answers. */
export function checkAgreement(): void {
  const differs = sample.find((item, at) => settleMany([item], 1, ours, at) !== settleMany([item], 1, naive, at));
  if (differs !== undefined) throw new Error(`Settlement differs for ${differs.ticket.play.id}`);
}
