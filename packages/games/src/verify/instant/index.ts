import * as crash from '../../instant/crash/index.ts';
import * as dice from '../../instant/dice/index.ts';
import * as mines from '../../instant/mines/index.ts';
import { type Multiplier, payout } from '../../instant/payout.ts';
import * as plinko from '../../instant/plinko/index.ts';
import { type Explain, incomplete, textOf, wholeOf } from '../explanation.ts';

const show = ({ parts, of }: Multiplier): string => `${String(parts / of)} times`;
const paysBy =
  (multiplier: Multiplier) =>
  (stake: bigint): bigint =>
    payout(stake, multiplier);

export const explainCrash: Explain = (stream, bet) => {
  const point = crash.crashPoint(stream, wholeOf(bet, 'rtpBp'));
  const steps = [
    `max(100, floor(rtp * 2^52 / (100 (2^52 - u52)))) is ${String(point)}: the round stops at ${String(Number(point) / 100)}.`,
  ];
  const target = wholeOf(bet, 'target');
  if (target === undefined) return { steps, outcome: { pointHundredths: String(point) } };
  const result = crash.cashOut(target, point);
  if (!result.ok)
    return { steps: [...steps, 'A cash-out starts at 1.01.'], outcome: { pointHundredths: String(point) } };
  return {
    steps: [...steps, `The cash-out at ${String(target / 100)} ${result.won ? 'wins' : 'comes too late'}.`],
    outcome: { pointHundredths: String(point), won: result.won },
    pays: paysBy(result.multiplier),
  };
};

export const explainDice: Explain = (stream, bet) => {
  const { over } = bet;
  const target = wholeOf(bet, 'target');
  if (typeof over !== 'boolean' || target === undefined)
    return incomplete('over (true or false) and target in hundredths');
  const terms = dice.termsOf({ over, target }, wholeOf(bet, 'rtpBp'));
  if (!terms.ok) return incomplete('a target that can win and lose');
  const rolled = dice.roll(stream);
  const won = dice.isWon({ over, target }, rolled);
  return {
    steps: [
      `The roll is ${String(rolled)} hundredths; ${over ? 'over' : 'under'} ${String(target)} ${won ? 'wins' : 'loses'}.`,
      `${String(terms.winning)} of 10000 rolls win, which pay ${show(terms.multiplier)}.`,
    ],
    outcome: { roll: rolled, won, winning: terms.winning },
    pays: paysBy(won ? terms.multiplier : { parts: 0, of: 1 }),
  };
};

export const explainMines: Explain = (stream, bet) => {
  const count = wholeOf(bet, 'mines');
  if (count === undefined || !mines.isMineCount(count)) return incomplete('mines, 1 to 24');
  const tiles = mines.layMines(stream, count);
  const steps = [`The mines lie under ${tiles.join(' ')}.`];
  const picks = Array.isArray(bet['picks']) ? bet['picks'].map(Number) : undefined;
  if (picks === undefined) return { steps, outcome: { tiles } };
  const played = replayMines({ mines: tiles, picked: [], state: 'open' }, picks);
  if (!played.ok) return { steps: [...steps, `The picks cannot be played: ${played.code}.`], outcome: { tiles } };
  const { game, multiplier } = played;
  const end = game.state === 'lost' ? 'meet a mine' : `are safe and pay ${show(multiplier)}`;
  return {
    steps: [...steps, `The picks ${picks.join(' ')} ${end}.`],
    outcome: { tiles, won: game.state !== 'lost' },
    pays: paysBy(multiplier),
  };
};

/** Opens one tile after another; a game without a pick gives its stake back. */
function replayMines(start: mines.Game, picks: readonly number[]): mines.Move {
  let move: mines.Move = { ok: true, game: start, multiplier: mines.abandonedMultiplier(start) };
  for (const tile of picks) if (move.ok) move = mines.pick(move.game, tile);
  return move;
}

export const explainPlinko: Explain = (stream, bet) => {
  const [rows, risk] = [wholeOf(bet, 'rows') ?? 0, textOf(bet, 'risk') ?? ''];
  if (!plinko.isBoard(rows, risk)) return incomplete('rows (8, 12, 16) and risk (low, medium, high)');
  const { path, bucket } = plinko.drop(stream, rows as plinko.Rows);
  const result = plinko.multiplierIn({ rows, risk }, bucket);
  const multiplier = result.ok ? result.multiplier : { parts: 0, of: 1 };
  return {
    steps: [
      `The top bits of the words lead ${path.map((way) => (way === 1 ? 'right' : 'left')).join(' ')}.`,
      `Bucket ${String(bucket)} pays ${show(multiplier)}.`,
    ],
    outcome: { path, bucket },
    pays: paysBy(multiplier),
  };
};
