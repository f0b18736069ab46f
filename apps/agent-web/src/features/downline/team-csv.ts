import type { CsvCell } from '@quetzal/domain/csv';
import { localTime } from '@quetzal/domain/time';
import { readDecimal } from '@quetzal/web-kit/format';
import type { TeamMember } from './downline.queries.ts';

/** The words of an export, and the clock that its times are of. */
export interface TeamCsvWords {
  heads: readonly string[];
  typeName: (type: number) => string;
  stateName: (state: TeamMember['state']) => string;
  timeZone: string;
  /** Places that an amount is shown with. */
  currencyPlaces: number;
}

/**
 * The rows of an export, heads first: amounts and times are those of the page, in a form that a spreadsheet can count
 * with. A time says its offset.
 */
export function teamCsvRows(members: readonly TeamMember[], words: TeamCsvWords): CsvCell[][] {
  const time = (at: string) => localTime(new Date(at), words.timeZone);
  const shown = (amount: string) => ({ figure: cut(amount, words.currencyPlaces) });
  const rows = members.map((member) => [
    member.account,
    words.typeName(member.type),
    member.upline,
    { figure: String(member.teamSize) },
    shown(member.balance),
    member.currency,
    shown(member.validBet30d),
    shown(member.netWin30d),
    member.lastLoginAt === null ? '' : time(member.lastLoginAt),
    time(member.createdAt),
    words.stateName(member.state),
  ]);
  return [[...words.heads], ...rows];
}

/* What is smaller than the page shows is cut off. */
function cut(amount: string, places: number): string {
  const { isNegative, whole, fraction } = readDecimal(amount, places);
  return `${isNegative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
