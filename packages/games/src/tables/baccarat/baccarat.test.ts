import { describe, expect, it } from 'vitest';
import { readCases } from '../../../testing/read-cases.ts';
import type { Card } from '../../cards/index.ts';
import { tablesChecker } from '../check/index.ts';
import { formatNet } from '../index.ts';
import { BETS, bankerDraws, dealFrom, isNatural, netOf, playerDraws, type Round } from './index.ts';

const cases = readCases<{ game: string }>('live').filter(({ game }) => game === 'baccarat');

/** Cards of eight decks by points: 128 of nought, 32 of each other. */
const shoe = [128, ...Array.from({ length: 9 }, () => 32)];
const cardsLeft = 416;
const ORDERED_DEALS = 4_998_398_275_503_360;

/** One way in which a round can go, with how many ordered six-card deals lead there. */
type Way = { deals: number; player: number[]; banker: number[] };

/** All rounds by points. The cards that a round leaves unseen still count as deals, so that all ways add up to D. */
function* everyRound(): Iterable<Way> {
  const left = [...shoe];
  const take = function* (): Iterable<[point: number, ways: number]> {
    for (const [point, count] of left.entries()) {
      if (count === 0) continue;
      left[point] = count - 1;
      yield [point, count];
      left[point] = count;
    }
  };
  const rest = (seen: number): number =>
    Array.from({ length: 6 - seen }, (_, k) => cardsLeft - seen - k).reduce((a, b) => a * b, 1);
  for (const [p1, a] of take()) {
    for (const [b1, b] of take()) {
      for (const [p2, c] of take()) {
        for (const [b2, d] of take()) {
          const ways = a * b * c * d;
          const [p, q] = [(p1 + p2) % 10, (b1 + b2) % 10];
          if (isNatural(p) || isNatural(q)) {
            yield { deals: ways * rest(4), player: [p1, p2], banker: [b1, b2] };
          } else if (!playerDraws(p)) {
            if (!bankerDraws(q, undefined)) yield { deals: ways * rest(4), player: [p1, p2], banker: [b1, b2] };
            else
              for (const [b3, e] of take()) yield { deals: ways * e * rest(5), player: [p1, p2], banker: [b1, b2, b3] };
          } else {
            for (const [p3, e] of take()) {
              const player = [p1, p2, p3];
              if (!bankerDraws(q, p3)) yield { deals: ways * e * rest(5), player, banker: [b1, b2] };
              else for (const [b3, f] of take()) yield { deals: ways * e * f, player, banker: [b1, b2, b3] };
            }
          }
        }
      }
    }
  }
}

const points = (hand: readonly number[]): number => hand.reduce((sum, point) => sum + point, 0) % 10;

/** The deals of every distinct outcome, as a round that the bets can judge; suits play no part in these bets. */
function countRounds(): Map<string, { round: Round; deals: number }> {
  const counted = new Map<string, { round: Round; deals: number }>();
  const blank: Card[] = ['AS', '2H', '3C'];
  for (const { deals, player, banker } of everyRound()) {
    const [playerPoints, bankerPoints] = [points(player), points(banker)];
    const key = [player.length, banker.length, playerPoints, bankerPoints].join();
    const before = counted.get(key);
    if (before !== undefined) before.deals += deals;
    else {
      const side = playerPoints > bankerPoints ? 'player' : 'banker';
      const result = playerPoints === bankerPoints ? 'tie' : side;
      const hands = { player: blank.slice(0, player.length), banker: blank.slice(0, banker.length) };
      counted.set(key, { deals, round: { ...hands, playerPoints, bankerPoints, result } });
    }
  }
  return counted;
}

describe('baccarat', () => {
  it.each(cases.map((row, index) => ({ row, index })))('deals and settles published case $index', ({ row }) => {
    for (const { faults } of tablesChecker.check(row)) expect(faults).toEqual([]);
  });

  it('follows the table of the third cards', () => {
    // For each total of the banker, the player's third cards at which the banker draws.
    const drawsAt = (banker: number): number[] =>
      shoe.map((_, point) => point).filter((point) => bankerDraws(banker, point));
    expect([0, 1, 2].map((banker) => drawsAt(banker).length)).toEqual([10, 10, 10]);
    expect(drawsAt(3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9]);
    expect(drawsAt(4)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(drawsAt(5)).toEqual([4, 5, 6, 7]);
    expect(drawsAt(6)).toEqual([6, 7]);
    expect(drawsAt(7)).toEqual([]);
    expect([4, 5, 6, 7].map((banker) => bankerDraws(banker, undefined))).toEqual([true, true, false, false]);
  });

  it('has exactly the published deals and returns of every bet that points and card counts decide', () => {
    const rounds = [...countRounds().values()];
    const dealsOf = (isMeant: (round: Round) => boolean): number =>
      rounds.reduce((sum, { round, deals }) => sum + (isMeant(round) ? deals : 0), 0);
    const isSix = ({ result, bankerPoints }: Round): boolean => result === 'banker' && bankerPoints === 6;
    expect(dealsOf(() => true)).toBe(ORDERED_DEALS);
    expect(dealsOf(({ result }) => result === 'banker')).toBe(2_292_252_566_437_888);
    expect(dealsOf(({ result }) => result === 'player')).toBe(2_230_518_282_592_256);
    expect(dealsOf(({ result }) => result === 'tie')).toBe(475_627_426_473_216);
    expect(dealsOf((round) => isSix(round) && round.banker.length === 2)).toBe(186_173_936_904_192);
    expect(dealsOf((round) => isSix(round) && round.banker.length === 3)).toBe(83_058_367_551_488);
    expect(dealsOf(({ player, banker }) => player.length + banker.length === 4)).toBe(1_893_735_611_458_560);
    for (const bet of ['player', 'banker', 'banker6', 'tie', 'big', 'small', 'lucky6']) {
      const returned = rounds.reduce((sum, { round, deals }) => {
        const result = netOf(bet, round);
        if (!result.ok) throw new Error(bet);
        return sum + (deals / ORDERED_DEALS) * (1 + result.net.numerator / result.net.denominator);
      }, 0);
      expect(returned).toBeCloseTo(BETS.get(bet)?.returnToPlayer ?? 0, 6);
    }
  });

  it('has the published returns of the pair bets', () => {
    // The second card has the rank of the first among 31 of 415, and its suit too among 7.
    const [pair, perfect] = [31 / 415, 7 / 415];
    // Both hands pairs: the second of the same rank as the first hand, or of another.
    const bothPairs = pair * ((30 / 414) * (29 / 413) + (384 / 414) * (31 / 413));
    const bothPerfect = perfect * ((6 / 414) * (5 / 413) + (408 / 414) * (7 / 413));
    expect(12 * pair).toBeCloseTo(BETS.get('playerPair')?.returnToPlayer ?? 0, 6);
    expect(12 * pair).toBeCloseTo(BETS.get('bankerPair')?.returnToPlayer ?? 0, 6);
    expect(6 * (2 * pair - bothPairs)).toBeCloseTo(BETS.get('eitherPair')?.returnToPlayer ?? 0, 6);
    expect(26 * (2 * perfect - 2 * bothPerfect) + 201 * bothPerfect).toBeCloseTo(
      BETS.get('perfectPair')?.returnToPlayer ?? 0,
      6,
    );
  });

  it('pays the table without commission half for a win with 6', () => {
    const round = dealFrom(['2S', '6S', '3S', 'TS', 'TH', '9C']);
    const nets = ['banker', 'banker6', 'lucky6'].map((bet) => netOf(bet, round));
    expect(round).toMatchObject({ playerPoints: 5, bankerPoints: 6, result: 'banker' });
    expect(nets.map((result) => result.ok && formatNet(result.net))).toEqual(['19/20', '1/2', '12']);
  });

  it.each(['', 'Player', 'dragon', 'constructor'])('does not know the bet %j', (bet) => {
    expect(netOf(bet, dealFrom(['2S', '6S', '3S', 'TS', 'TH', '9C']))).toEqual({
      ok: false,
      code: 'tables.unknown_bet',
    });
  });
});
