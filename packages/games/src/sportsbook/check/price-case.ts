import { compare, type Fault } from '../../case-check/index.ts';
import { parseLine } from '../markets/line.ts';
import { formatScore } from '../markets/score.ts';
import type { Score, ScoreSelection } from '../markets/selection.ts';
import { formatOdds, type Odds } from '../odds/odds.ts';
import { mapChance, seriesChance, seriesScores } from '../pricing/esports.ts';
import { scoreChances, scoresFrom } from '../pricing/football.ts';
import { offeredOdds } from '../pricing/offer.ts';
import { priceOf } from '../pricing/price.ts';
import { accept, type Answer } from '../refusal.ts';

type Shown = string | null;
type Named<Value> = Readonly<Record<string, Value>>;

/** `kind: price`: football prices at expected remaining goals and a present score. */
export type PriceCase = {
  readonly lambdaHome: number;
  readonly lambdaAway: number;
  readonly rho?: number;
  readonly margin: number;
  readonly ahLine: string;
  readonly ouLine: string;
  readonly score?: Score;
  readonly expect: { readonly p?: Named<readonly number[]>; readonly odds?: Named<readonly Shown[]> };
};

/** `kind: bt`: a series between two rated teams. */
export type SeriesCase = {
  readonly ratingA: number;
  readonly ratingB: number;
  readonly bestOf: number;
  readonly margin: number;
  readonly expect: {
    readonly mapP?: number;
    readonly matchP?: number;
    readonly scores?: Named<number>;
    readonly matchOdds?: readonly Shown[];
  };
};

/** Probabilities of the files have nine places. */
const TOLERANCE = 2e-9;

export function checkPriceCase(row: PriceCase): readonly Fault[] {
  const markets = marketsOf(row);
  const scores = scoresFrom(row.score ?? [0, 0], { home: row.lambdaHome, away: row.lambdaAway, rho: row.rho ?? 0 });
  if (!markets.ok || !scores.ok)
    return [{ field: 'price', expected: row.expect, actual: markets.ok ? scores : markets }];
  const prices = Object.entries(markets.value).map(([market, selections]) => {
    const priced = selections.map((selection) =>
      priceOf(scoreChances(selection, scores.value, row.score ?? [0, 0]), row.margin),
    );
    return [market, priced] as const;
  });
  const p = Object.fromEntries(
    prices.map(([market, priced]) => [market, priced.map(({ probability }) => probability)]),
  );
  const odds = Object.fromEntries(prices.map(([market, priced]) => [market, priced.map((price) => shown(price.odds))]));
  const near = Object.entries(row.expect.p ?? {}).flatMap(([market, expected]) =>
    expected.flatMap((value, index) => compareNear(`p.${market}[${String(index)}]`, value, p[market]?.[index])),
  );
  return [...near, ...compare('odds', row.expect.odds ?? {}, odds)];
}

export function checkSeriesCase({ ratingA, ratingB, bestOf, margin, expect }: SeriesCase): readonly Fault[] {
  const mapP = mapChance([ratingA, ratingB]);
  const scores = seriesScores(mapP, bestOf);
  if (!scores.ok) return [{ field: 'bestOf', expected: expect, actual: scores }];
  const matchP = seriesChance(scores.value);
  const byScore = new Map(scores.value.map(({ score, probability }) => [formatScore(score), probability]));
  const matchOdds = [matchP, 1 - matchP].map((chance) => shown(offeredOdds(chance, margin)));
  return [
    ...(expect.mapP === undefined ? [] : compareNear('mapP', expect.mapP, mapP)),
    ...(expect.matchP === undefined ? [] : compareNear('matchP', expect.matchP, matchP)),
    ...Object.entries(expect.scores ?? {}).flatMap(([score, value]) =>
      compareNear(`scores.${score}`, value, byScore.get(score)),
    ),
    ...(expect.matchOdds === undefined ? [] : compare('matchOdds', expect.matchOdds, matchOdds)),
  ];
}

function marketsOf({ ahLine, ouLine }: PriceCase): Answer<Named<readonly ScoreSelection[]>> {
  const handicap = parseLine(ahLine);
  const total = parseLine(ouLine);
  if (!handicap.ok) return handicap;
  if (!total.ok) return total;
  return accept({
    '1x2': (['1', 'X', '2'] as const).map((pick) => ({ market: '1x2', pick })),
    btts: (['yes', 'no'] as const).map((pick) => ({ market: 'btts', pick })),
    ah: [
      { market: 'ah', pick: '1', line: handicap.value },
      { market: 'ah', pick: '2', line: -handicap.value },
    ],
    ou: (['over', 'under'] as const).map((pick) => ({ market: 'ou', pick, line: total.value })),
  });
}

function compareNear(field: string, expected: number, actual: number | undefined): readonly Fault[] {
  return actual !== undefined && Math.abs(actual - expected) <= TOLERANCE ? [] : [{ field, expected, actual }];
}

function shown(odds: Odds | undefined): Shown {
  return odds === undefined ? null : formatOdds(odds);
}
