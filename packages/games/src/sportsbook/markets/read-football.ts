import { accept, refuse, type Answer } from '../refusal.ts';
import type { Line } from './line.ts';
import { LISTED_SCORES, parseScore } from './score.ts';
import type { CorrectScorePick, FootballSelection, ScoreSelection, ThreeWay } from './selection.ts';
import { lined, OVER_UNDER, pickOf, SIDES, type WireSelection } from './wire-selection.ts';

const HALF_TIME = 'ht_';
const threeWays: readonly ThreeWay[] = ['1', 'X', '2'];
const doubles = ['1X', '12', 'X2'] as const;
const yesNo = ['yes', 'no'] as const;
const oddEven = ['odd', 'even'] as const;

/** Reads a football pick. A market `ht_<market>` is the same market on the half-time score. */
export function readFootball(wire: WireSelection): Answer<FootballSelection> {
  if (wire.market === 'htft') return readHalfFull(wire.pick);
  const isHalf = wire.market.startsWith(HALF_TIME);
  const market = isHalf ? wire.market.slice(HALF_TIME.length) : wire.market;
  const read = readScoreMarket({ ...wire, market });
  return read.ok ? accept({ ...read.value, period: isHalf ? 'half' : 'full' }) : read;
}

function readScoreMarket(wire: WireSelection): Answer<ScoreSelection> {
  const { market } = wire;
  switch (market) {
    case '1x2':
      return pickOf(threeWays, wire.pick, (pick) => ({ market, pick }));
    case 'dc':
      return pickOf(doubles, wire.pick, (pick) => ({ market, pick }));
    case 'dnb':
      return pickOf(SIDES, wire.pick, (pick) => ({ market, pick }));
    case 'btts':
      return pickOf(yesNo, wire.pick, (pick) => ({ market, pick }));
    case 'oe':
      return pickOf(oddEven, wire.pick, (pick) => ({ market, pick }));
    case 'ah':
      return lined(wire, 'handicap', (line) => pickOf(SIDES, wire.pick, (pick) => ({ market, pick, line })));
    case 'ou':
      return lined(wire, 'total', (line) => pickOf(OVER_UNDER, wire.pick, (pick) => ({ market, pick, line })));
    case 'team_ou':
      return lined(wire, 'total', (line) => readTeamTotal(wire.pick, line));
    case 'cs':
      return readCorrectScore(wire);
    default:
      return refuse('sports.market_unknown');
  }
}

function readHalfFull(text: string): Answer<FootballSelection> {
  const [half, full] = text.split('/');
  const first = threeWays.find((way) => way === half);
  const second = threeWays.find((way) => way === full);
  const isPair = text.length === 3 && first !== undefined && second !== undefined;
  return isPair ? accept({ market: 'htft', half: first, full: second }) : refuse('sports.pick_unknown');
}

function readTeamTotal(text: string, line: Line): Answer<ScoreSelection> {
  const team = SIDES.find((side) => text.startsWith(`${side}_`));
  if (team === undefined) return refuse('sports.pick_unknown');
  return pickOf(OVER_UNDER, text.slice(2), (pick) => ({ market: 'team_ou', team, pick, line }));
}

function readCorrectScore({ pick, listed: texts }: WireSelection): Answer<ScoreSelection> {
  const listed = texts === undefined ? LISTED_SCORES : texts.map(parseScore).filter((score) => score !== undefined);
  if (texts !== undefined && listed.length !== texts.length) return refuse('sports.pick_unknown');
  const read = correctScorePick(pick);
  return read === undefined ? refuse('sports.pick_unknown') : accept({ market: 'cs', pick: read, listed });
}

function correctScorePick(text: string): CorrectScorePick | undefined {
  const other = threeWays.find((way) => text === `other_${way}`);
  if (other !== undefined) return { kind: 'other', result: other };
  const score = parseScore(text);
  return score && { kind: 'score', score };
}
