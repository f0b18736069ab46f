import { localTime } from '@quetzal/domain/time';
import type { TeamMember } from './downline.queries.ts';

/** The words of an export, and the clock that its times are of. */
export interface TeamCsvWords {
  heads: readonly string[];
  typeName: (type: number) => string;
  stateName: (state: TeamMember['state']) => string;
  timeZone: string;
}

/**
 * The rows of an export, heads first: amounts and times are those of the page, without the marks of a language, so that a
 * spreadsheet can count. A time says its offset.
 */
export function teamCsvRows(members: readonly TeamMember[], words: TeamCsvWords): string[][] {
  const time = (at: string) => localTime(new Date(at), words.timeZone);
  const rows = members.map((member) => [
    member.account,
    words.typeName(member.type),
    member.upline,
    String(member.teamSize),
    cut(member.balance),
    member.currency,
    cut(member.validBet30d),
    cut(member.netWin30d),
    member.lastLoginAt === null ? '' : time(member.lastLoginAt),
    time(member.createdAt),
    words.stateName(member.state),
  ]);
  return [[...words.heads], ...rows];
}

/* Amounts are shown with two places; what is smaller is cut off, as on the page, and nothing has no minus. */
function cut(amount: string): string {
  const shown = amount.replace(/(\.\d\d)\d+$/, '$1');
  return shown === '-0.00' ? '0.00' : shown;
}
