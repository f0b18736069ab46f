import { describe, expect, it } from 'vitest';
import { readPublished } from '../../../testing/lottery/published.ts';
import { readCases } from '../../../testing/read-cases.ts';
import { categories } from '../all/index.ts';
import { drawChecker, lotteryChecker } from './index.ts';

const published = readPublished();
const faultsOf = (value: unknown): unknown[] =>
  [...lotteryChecker.check(value)].filter(({ faults }) => faults.length > 0);

describe('the published plays', () => {
  it.each([...categories])('%s has every play of the table and no other', (name, { plays }) => {
    const ids = published.categories[name]?.map(({ id }) => id) ?? [];
    expect(plays.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it.each(Object.keys(published.categories))(
    '%s: every example has its bets, wins, prize units and cost, every tier its chance and odds, every fault is refused',
    (name) => {
      expect(faultsOf({ categories: { [name]: published.categories[name] } })).toEqual([]);
    },
  );

  it('counts one verdict for each example', () => {
    const examples = Object.values(published.categories).flatMap((plays) =>
      plays.flatMap((play) => play.examples ?? []),
    );
    expect([...lotteryChecker.check(published)]).toHaveLength(examples.length);
    expect(examples).toHaveLength(4046);
  });
});

describe('checking', () => {
  const sel = [[1], [2], [3], [4], [5]];
  const draw = [1, 2, 3, 4, 5];

  it('takes a play by its id alone', () => {
    const play = {
      id: 'ssc.f5.straight',
      examples: [{ sel, draw, bets: 1, wins: { win: 1 }, prizeUnits: '97500.0000' }],
    };
    expect(lotteryChecker.recognises(play)).toBe(true);
    expect(faultsOf(play)).toEqual([]);
  });

  it('takes a single example, with its draw or with its bets alone, and a single selection to refuse', () => {
    const rows = [
      { id: 'ssc.f5.straight', sel, draw, bets: 1, wins: { win: 1 } },
      { play: 'ssc.f5.straight', sel, bets: 1 },
      { id: 'ssc.f5.straight', sel: [[1]], why: 'rows are missing' },
    ];
    expect(rows.every(lotteryChecker.recognises)).toBe(true);
    expect(rows.flatMap(faultsOf)).toEqual([]);
    expect(faultsOf({ play: 'ssc.f5.straight', sel, bets: 2 })).toHaveLength(1);
    expect(faultsOf({ id: 'ssc.f5.straight', sel, why: 'nothing' })).toHaveLength(1);
  });

  it('goes on after an example whose draw is none', () => {
    const examples = [
      { sel, draw: null },
      { sel, draw, bets: 1 },
    ];
    const verdicts = [...lotteryChecker.check({ id: 'ssc.f5.straight', examples })];
    expect(verdicts.map(({ faults }) => faults.length)).toEqual([1, 0]);
  });

  it('tells a tier too many, a wrong count, a wrong chance and an accepted fault', () => {
    const play = {
      id: 'ssc.f5.straight',
      tiers: [{ id: 'win', num: '1', den: '99999', house: '97500.0000' }],
      invalid: [{ sel, why: 'nothing' }],
      examples: [{ sel, draw, bets: 2, wins: {} }],
    };
    const fields = [...lotteryChecker.check(play)].flatMap(({ faults }) => faults.map(({ field }) => field));
    expect(fields).toEqual(['tiers.win.hits', 'sel', 'bets', 'wins.win']);
  });

  it('tells a play that does not exist', () => {
    expect(faultsOf({ categories: { ssc: [{ id: 'ssc.nothing' }] } })).toHaveLength(1);
  });
});

it('every published draw follows from its seed', () => {
  const rows = readCases('lottery-draws');
  const verdicts = rows.flatMap((row) => [...drawChecker.check(row)]);
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(verdicts).toHaveLength(56);
});
