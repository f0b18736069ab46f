import { describe, expect, it } from 'vitest';
import { readCases } from '../../testing/read-cases.ts';
import { createStream, hashServerSeed } from '../fairness/index.ts';
import { scoreList } from '../sportsbook/simulation/score-list.ts';
import { scoreMatrix } from '../sportsbook/pricing/score-matrix.ts';
import { explainOf, VERIFIABLE_GAMES } from './all/index.ts';
import { readRound, type Verification, verifyRound } from './index.ts';

type Fields = Readonly<Record<string, unknown>>;
type Case = Fields & { serverSeed: string; context: string; game: string };

function verify(fields: Fields): Verification {
  const read = readRound(fields);
  if (!read.ok) throw new Error(read.code);
  const explain = explainOf(read.round.game);
  if (explain === undefined) throw new Error(read.round.game);
  return verifyRound(read.round, explain);
}

const seeds = { serverSeed: '5a'.repeat(32), context: 'any:luna:3' };
const matrix = scoreMatrix({ home: 1.6, away: 1.1, rho: 0 });
const bets: Readonly<Record<string, Fields>> = {
  baccarat: { bet: 'banker' },
  'dragon-tiger': { bet: 'tiger' },
  'sic-bo': { bet: 'small' },
  roulette: { bet: 'red' },
  fish: { fish: 'f01' },
  niuniu: { seats: [{ seat: '1', bid: 2 }, { seat: '4', bid: 2 }, { seat: '6' }] },
  cockfight: { meronBp: 4600, walaBp: 4600, drawBp: 800, side: 'draw' },
  crash: { target: 150 },
  dice: { over: true, target: 4_000 },
  mines: { mines: 3, picks: [0, 7] },
  plinko: { rows: 12, risk: 'low' },
  jackpot: { stakeUnits: '10000', turnUnits: '10000000', wordsBefore: 3 },
  lottery: { draw: 'ssc', play: 'ssc.f5.straight', selection: [[1, 2], [3], [4], [5], [6]] },
  football: { scoreList: matrix.ok ? scoreList(matrix.value) : [] },
};

describe('verifying a round', () => {
  it.each(readCases<Case & { expect: Fields }>('slots'))('finds the published $game $context right', (row) => {
    const { expect: expected, ...rest } = row;
    expect(verify({ ...rest, ...expected }).faults).toEqual([]);
  });

  it.each(VERIFIABLE_GAMES)('plays %s again and explains it, the same way each time', (game) => {
    const round = { ...seeds, game, bet: { ...bets[game], stake: '10.00', currency: 'MXN' } };
    const first = verify(round);
    expect(verify(round)).toEqual(first);
    expect(first.draws.length).toBeGreaterThan(0);
    expect(first.steps.length).toBeGreaterThan(0);
    expect(first.steps.join()).not.toContain('The bet has to say');
  });

  it.each(VERIFIABLE_GAMES.filter((game) => game in bets))(
    'says what is missing for %s, or what happened without a bet',
    (game) => {
      const { steps, win } = verify({ ...seeds, game });
      expect(steps.length).toBeGreaterThan(0);
      expect(win).toBeUndefined();
    },
  );

  it('draws an issue of a lottery again and counts the hits of a selection', () => {
    const round = {
      serverSeed: 'ebb1b3a2d6d27b668538341c1e89cab81050bf9ecccfb7cf526bfe1db2448a8e',
      context: 'ssc:20261223-0103',
      game: 'lottery',
      result: [3, 2, 0, 3, 8],
      wins: { win: 1 },
      bet: { draw: 'ssc', play: 'ssc.f5.straight', selection: [[3, 4], [2], [0, 1], [3], [8]] },
    };
    expect(verify(round).faults).toEqual([]);
    expect(verify(round).steps).toContain('All 5 straight: 4 bets, of which hit win 1 times.');
    expect(verify({ ...round, result: [3, 2, 0, 3, 9] }).faults).toHaveLength(1);
  });

  it.each([
    ['lottery.unknown_play', { play: 'ssc.nothing' }],
    ['is not settled with ssc', { play: 'k3.sum', selection: ['4'] }],
    ['lottery.', { play: 'ssc.f5.straight', selection: [[1]] }],
  ])('says %s of a selection that it cannot settle', (message, bet) => {
    expect(verify({ ...seeds, game: 'lottery', bet: { draw: 'ssc', ...bet } }).steps.join(' ')).toContain(message);
  });

  it('records the words of every draw, so that they can be done again by hand', () => {
    const { draws, wordsUsed } = verify({ ...seeds, game: 'classic3' });
    const stream = createStream(seeds.serverSeed, seeds.context);
    const words = [stream.word(), stream.word(), stream.word()];
    expect(wordsUsed).toBe(3);
    expect(draws).toEqual(
      words.map((word, place) => `word ${String(place)}: ${String(word)} -> uniform(24) = ${String(word % 24)}`),
    );
  });

  it('checks the chance at a pot that was drawn after the game, and finds one that was not', () => {
    const [game, jackpot] = [
      createStream(seeds.serverSeed, seeds.context),
      { stakeUnits: '10000', turnUnits: '10000' },
    ];
    for (let reel = 0; reel < 3; reel += 1) game.uniform(24);
    const drawn = { ...jackpot, wordsBefore: 3, u52: String(game.u52()), hit: true };
    const round = { ...seeds, game: 'classic3', wordsUsed: 3, jackpot: drawn };
    const { faults, compared, steps, wordsUsed } = verify(round);
    expect({ faults, compared, wordsUsed }).toEqual({ faults: [], compared: ['wordsUsed', 'jackpot'], wordsUsed: 3 });
    expect(steps.at(-1)).toContain(`${drawn.u52} hits`);
    expect(verify({ ...round, jackpot: { ...drawn, hit: false } }).faults).toHaveLength(1);
    expect(verify({ ...round, jackpot: { ...drawn, turnUnits: '0' } }).notCompared).toEqual(['jackpot']);
  });

  it('names the places that a shuffle swaps with', () => {
    const { draws } = verify({ ...seeds, game: 'mines', bet: { mines: 3 } });
    const stream = createStream(seeds.serverSeed, seeds.context);
    const places = [25, 24, 23].map((n) => stream.uniform(n)).join(' ');
    expect(draws[0]).toContain(`by swaps with ${places} places further`);
  });

  it('names the number that chose among weights', () => {
    const { draws } = verify({ ...seeds, game: 'anywhere6x5' });
    const first = createStream(seeds.serverSeed, seeds.context).uniform(1000);
    expect(draws[0]).toContain(`(by uniform(1000) = ${String(first)})`);
  });

  it.each([
    ['jackpot', { stakeUnits: 'all', turnUnits: '10', wordsBefore: 0 }],
    ['jackpot', { stakeUnits: '10', turnUnits: '0', wordsBefore: 0 }],
    ['niuniu', { seats: [{ seat: '1' }] }],
    ['niuniu', { seats: 'two' }],
    ['mines', { mines: 25 }],
    ['plinko', { rows: 9, risk: 'low' }],
    ['dice', { over: true, target: 9_999 }],
    ['cockfight', { meronBp: 1, walaBp: 2, drawBp: 3 }],
    ['football', { scoreList: [1, 2, 3] }],
    ['lottery', { draw: 'bingo' }],
    ['fish', { fish: 'shark' }],
  ])('says what a %s needs when its bet makes no sense', (game, bet) => {
    expect(verify({ ...seeds, game, bet }).steps[0]).toContain('The bet has to say');
  });

  it('counts what the stake pays', () => {
    const red = verify({ ...seeds, game: 'roulette', bet: { bet: 'red', stake: '10.00', currency: 'MXN' } });
    const black = verify({ ...seeds, game: 'roulette', bet: { bet: 'black', stake: '10.00', currency: 'MXN' } });
    expect(new Set([red.win, black.win])).toEqual(new Set(['0.00', '20.00']));
  });

  it('compares everything that was stored and names what it cannot', () => {
    const stops = [0, 7, 9];
    const round = {
      ...seeds,
      rulesVersion: 'classic3-1',
      clientSeed: 'luna',
      nonce: 3,
      stops,
      winUnits: 55,
      theme: 'rayo',
    };
    const { faults, notCompared } = verify(round);
    expect(faults.some(({ field }) => field.startsWith('stops'))).toBe(true);
    expect(faults.some(({ field }) => field === 'winUnits')).toBe(true);
    expect(notCompared).toEqual(['theme']);
  });

  it('tells a kept promise from a broken one', () => {
    const serverSeedHash = hashServerSeed(seeds.serverSeed);
    const round = { ...seeds, game: 'dice', bet: bets['dice'] };
    expect(verify({ ...round, serverSeedHash }).isCommitted).toBe(true);
    expect(verify({ ...round, serverSeedHash: '00'.repeat(32) }).isCommitted).toBe(false);
    expect(verify(round).isCommitted).toBeUndefined();
  });

  it.each([
    ['verify.malformed', []],
    ['verify.malformed', null],
    ['verify.no_server_seed', { context: 'a:b:0', game: 'dice' }],
    ['verify.no_server_seed', { context: 'a:b:0', game: 'dice', serverSeed: 'abc' }],
    ['verify.no_context', { serverSeed: seeds.serverSeed, game: 'dice' }],
    ['verify.no_game', seeds],
  ])('refuses a file as %s', (code, json) => {
    expect(readRound(json)).toEqual({ ok: false, code });
  });

  it('does not know every game', () => {
    expect(['tennis', '', 'constructor'].map(explainOf)).toEqual([undefined, undefined, undefined]);
  });
});
