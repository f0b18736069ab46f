import * as cockfight from '../../cockfight/index.ts';
import * as fish from '../../fish/index.ts';
import { drawHit, isHit } from '../../jackpot/index.ts';
import * as niuniu from '../../niuniu/index.ts';
import { type Bet, type Explain, incomplete, textOf, wholeOf } from '../explanation.ts';

export const explainFish: Explain = (stream, bet) => {
  const kind = fish.KINDS.get(textOf(bet, 'fish') ?? '');
  if (kind === undefined) return incomplete('fish, such as f07');
  const shot = fish.resolveShot(stream, kind.id);
  if (!shot.ok) return incomplete('fish, such as f07');
  return {
    steps: [
      `A ${kind.name} is caught by a first word below ${String(kind.threshold)}.`,
      shot.captured ? `It is caught and pays ${String(shot.multiplier)} bullets.` : 'It swims on.',
    ],
    outcome: { captured: shot.captured, multiplier: shot.multiplier },
    pays: (stake) => fish.payout(stake, shot),
  };
};

export const explainCockfight: Explain = (stream, bet) => {
  const [meronBp, walaBp, drawBp] = ['meronBp', 'walaBp', 'drawBp'].map((key) => wholeOf(bet, key) ?? 0);
  const chances = { meronBp: meronBp ?? 0, walaBp: walaBp ?? 0, drawBp: drawBp ?? 0 };
  const priced = cockfight.oddsOf(chances, wholeOf(bet, 'rtpBp'));
  if (!priced.ok) return incomplete('meronBp, walaBp and drawBp, 10000 together');
  const result = cockfight.fight(stream, chances);
  const side = cockfight.SIDES.find((one) => one === bet['side']);
  const steps = [
    `Numbers below ${String(chances.meronBp)} are Meron, then below ${String(chances.meronBp + chances.walaBp)} Wala, the rest a draw.`,
    `The result is ${result}.`,
  ];
  if (side === undefined) return { steps, outcome: { result } };
  return { steps, outcome: { result }, pays: (stake) => cockfight.payout(stake, side, result, priced.odds) };
};

function seatsOf(bet: Bet): readonly { seat: string; bid: number }[] {
  const seats = Array.isArray(bet['seats']) ? (bet['seats'] as readonly unknown[]) : [];
  return seats.flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null || !('seat' in entry)) return [];
    return [{ seat: String(entry.seat), bid: 'bid' in entry ? Number(entry.bid) : niuniu.DEFAULT_BID }];
  });
}

export const explainNiuniu: Explain = (stream, bet) => {
  const seats = seatsOf(bet);
  if (seats.length < niuniu.SEATS_MIN || seats.length > niuniu.SEATS_MAX)
    return incomplete('seats: 2 to 6 of {seat, bid}');
  const hands = niuniu.deal(stream, seats.length);
  const { banker, grab } = niuniu.chooseBanker(stream, seats);
  const ranks = Object.fromEntries(hands.map((hand, place) => [seats[place]?.seat ?? '', niuniu.rankHand(hand).rank]));
  return {
    steps: [
      ...hands.map(
        (hand, place) => `Seat ${seats[place]?.seat ?? ''} has ${hand.join(' ')}: ${niuniu.rankHand(hand).rank}.`,
      ),
      `Seat ${banker} is the banker, grab ${String(grab)}.`,
    ],
    outcome: { hands, ranks, banker, grab },
  };
};

/** Ledger units above nought, as digits. */
function unitsOf(bet: Bet, key: string): bigint | undefined {
  const text = textOf(bet, key) ?? '';
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
}

export const explainJackpot: Explain = (stream, bet) => {
  const [stake, turn] = [unitsOf(bet, 'stakeUnits'), unitsOf(bet, 'turnUnits')];
  const after = wholeOf(bet, 'wordsBefore');
  if (stake === undefined || turn === undefined || after === undefined) {
    return incomplete('stakeUnits and turnUnits in ledger units, and wordsBefore, the words that the game has used');
  }
  for (let word = 0; word < after; word += 1) stream.word();
  const u52 = drawHit(stream);
  const hit = isHit(u52, stake, turn);
  return {
    steps: [
      `The pot is hit below floor(2^52 * ${String(stake)} / ${String(turn)}); ${String(u52)} ${hit ? 'hits' : 'does not'}.`,
    ],
    outcome: { u52: String(u52), hit },
  };
};
