import { categoryOf } from '../../lottery/all/index.ts';
import { type Draw, type DrawKind, generateDraw } from '../../lottery/draws/index.ts';
import { NUMBER_DRAWS, PRIZE_DRAWS } from '../../lottery/draws/kinds.ts';
import { type Zodiac, ZODIACS } from '../../lottery/lhc/zodiac.ts';
import { type Bet, type Explain, type Explanation, incomplete, textOf } from '../explanation.ts';

const KINDS: ReadonlySet<string> = new Set([...Object.keys(NUMBER_DRAWS), ...Object.keys(PRIZE_DRAWS), 'lhc', 'to']);

/** What the draw means for the selection that the file names, if it does. */
function withSelection(drawn: Explanation, bet: Bet, kind: string, draw: Draw): Explanation {
  const play = textOf(bet, 'play');
  if (play === undefined) return drawn;
  const category = categoryOf(play);
  const read = category?.read(play, bet['selection']);
  if (category === undefined || read?.ok !== true) {
    const code = read?.ok === false ? read.code : 'lottery.unknown_play';
    return { ...drawn, steps: [...drawn.steps, `The selection cannot be read: ${code}.`] };
  }
  const { value: ticket } = read;
  if (ticket.play.draw !== kind) return { ...drawn, steps: [...drawn.steps, `${play} is not settled with ${kind}.`] };
  const wins = category.settle(ticket, draw);
  const hits = Object.entries(wins).map(([tier, count]) => `${tier} ${String(count)} times`);
  return {
    steps: [
      ...drawn.steps,
      `${ticket.play.name}: ${String(ticket.bets)} bets, of which ${hits.length === 0 ? 'none hits' : `hit ${hits.join(', ')}`}.`,
    ],
    outcome: { ...drawn.outcome, bets: ticket.bets, wins },
  };
}

export const explainLottery: Explain = (stream, bet) => {
  const kind = textOf(bet, 'draw') ?? '';
  if (!KINDS.has(kind)) return incomplete(`draw, one of ${[...KINDS].join(' ')}`);
  const year = ZODIACS.find((animal) => animal === bet['year']);
  if (kind === 'lhc' && bet['play'] !== undefined && year === undefined)
    return incomplete('year, the animal of the lunar year');
  const result = generateDraw(kind as DrawKind, stream, year ?? (ZODIACS[0] as Zodiac));
  const shown = 'yz' in result && year === undefined ? { n: result.n } : result;
  return withSelection(
    { steps: [`The draw is ${JSON.stringify(shown)}.`], outcome: { result: shown } },
    bet,
    kind,
    result,
  );
};
