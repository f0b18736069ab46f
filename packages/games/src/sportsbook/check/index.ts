import { compare, type CaseChecker, type Fault } from '../../case-check/index.ts';
import { parseLine } from '../markets/line.ts';
import { ODDS_FORMATS, showOdds } from '../odds/formats.ts';
import { parseOdds } from '../odds/odds.ts';
import { judgeLine } from '../settlement/handicap.ts';
import { checkCashOutCase, type CashOutCase } from './cash-out-case.ts';
import { checkPriceCase, checkSeriesCase, type PriceCase, type SeriesCase } from './price-case.ts';
import { checkTicketCase, type TicketCase } from './ticket-case.ts';

type GridCase = { readonly line: string; readonly diff: number; readonly result: string };
type OddsCase = { readonly decimal: string; readonly expect: Readonly<Record<string, string>> };
type Check = (row: never) => readonly Fault[];

const checks: ReadonlyMap<unknown, Check> = new Map<string, Check>([
  ['ticket', (row: TicketCase) => checkTicketCase(row)],
  ['ahGrid', (row: GridCase) => checkGrid(row)],
  ['odds', (row: OddsCase) => checkFormats(row)],
  ['price', (row: PriceCase) => checkPriceCase(row)],
  ['bt', (row: SeriesCase) => checkSeriesCase(row)],
  ['cashout', (row: CashOutCase) => checkCashOutCase(row)],
]);

function checkGrid({ line, diff, result }: GridCase): readonly Fault[] {
  const read = parseLine(line);
  return compare('result', result, read.ok ? judgeLine(diff, read.value) : read);
}

function checkFormats({ decimal, expect }: OddsCase): readonly Fault[] {
  const odds = parseOdds(decimal);
  if (!odds.ok) return compare('decimal', expect, odds);
  return compare('', expect, Object.fromEntries(ODDS_FORMATS.map((format) => [format, showOdds(odds.value, format)])));
}

function kindOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'kind' in row ? row.kind : undefined;
}

/** Checks the sportsbook: tickets, the grid of handicap lines, formats of odds, prices, cash-outs. */
export const sportsChecker: CaseChecker = {
  name: 'sports',
  recognises: (row) => checks.has(kindOf(row)),
  *check(row) {
    const kind = kindOf(row);
    const check = checks.get(kind);
    if (check !== undefined) yield { example: `sports ${String(kind)}`, faults: check(row as never) };
  },
};
