import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FootballSelection, Score, Side, ThreeWay } from '../markets/selection.ts';
import { LISTED_SCORES } from '../markets/score.ts';
import { judgeFootball } from './judge-football.ts';

const sideOf = { '1': '2', '2': '1' } as const satisfies Record<Side, Side>;
const resultOf = { '1': '2', X: 'X', '2': '1' } as const satisfies Record<ThreeWay, ThreeWay>;
const doubleOf = { '1X': 'X2', '12': '12', X2: '1X' } as const;
const turned = ([home, away]: Score): Score => [away, home];

const goals = fc.nat(5);
const score: fc.Arbitrary<Score> = fc.tuple(goals, goals);
const side = fc.constantFrom<Side>('1', '2');
const threeWay = fc.constantFrom<ThreeWay>('1', 'X', '2');
const line = fc.integer({ min: 0, max: 20 });
const period = fc.constantFrom('full', 'half');
const overUnder = fc.constantFrom('over', 'under');

/** A pick and the same pick after the teams have changed their names. */
const pairs: fc.Arbitrary<readonly [FootballSelection, FootballSelection]> = fc.oneof(
  fc.tuple(threeWay, period).map(
    ([pick, part]) =>
      [
        { market: '1x2', pick, period: part },
        { market: '1x2', pick: resultOf[pick], period: part },
      ] as const,
  ),
  fc.constantFrom('1X', '12', 'X2').map(
    (pick) =>
      [
        { market: 'dc', pick, period: 'full' },
        { market: 'dc', pick: doubleOf[pick], period: 'full' },
      ] as const,
  ),
  fc.tuple(side, line).map(
    ([pick, at]) =>
      [
        { market: 'ah', pick, line: at - 10, period: 'full' },
        { market: 'ah', pick: sideOf[pick], line: at - 10, period: 'full' },
      ] as const,
  ),
  fc.tuple(side, overUnder, line).map(
    ([team, pick, at]) =>
      [
        { market: 'team_ou', team, pick, line: at, period: 'half' },
        { market: 'team_ou', team: sideOf[team], pick, line: at, period: 'half' },
      ] as const,
  ),
  fc.tuple(threeWay, threeWay).map(
    ([half, full]) =>
      [
        { market: 'htft', half, full },
        { market: 'htft', half: resultOf[half], full: resultOf[full] },
      ] as const,
  ),
  threeWay.map(
    (result) =>
      [
        { market: 'cs', pick: { kind: 'other', result }, listed: LISTED_SCORES, period: 'full' },
        { market: 'cs', pick: { kind: 'other', result: resultOf[result] }, listed: LISTED_SCORES, period: 'full' },
      ] as const,
  ),
);

it('gives the same result when the teams change places in the pick and in the score', () => {
  fc.assert(
    fc.property(pairs, score, score, score, ([pick, mirrored], ht, ft, atBet) => {
      const here = judgeFootball(pick, { ht, ft }, atBet);
      expect(judgeFootball(mirrored, { ht: turned(ht), ft: turned(ft) }, turned(atBet))).toBe(here);
    }),
  );
});

it('gives a total the same result however its goals are shared', () => {
  fc.assert(
    fc.property(score, fc.nat(5), overUnder, line, ([home, away], moved, pick, at) => {
      const shift = Math.min(moved, home);
      const total = { market: 'ou', pick, line: at, period: 'full' } as const;
      const other: Score = [home - shift, away + shift];
      expect(judgeFootball(total, { ft: other })).toBe(judgeFootball(total, { ft: [home, away] }));
    }),
  );
});
