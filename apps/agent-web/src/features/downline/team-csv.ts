import type { TeamMember } from './downline.queries.ts';

/** The words of an export. */
export interface TeamCsvWords {
  heads: readonly string[];
  typeName: (type: number) => string;
  stateName: (state: TeamMember['state']) => string;
}

/** The rows of an export, heads first. Figures and times go as the wire has them, so that a spreadsheet can count. */
export function teamCsvRows(members: readonly TeamMember[], words: TeamCsvWords): string[][] {
  const rows = members.map((member) => [
    member.account,
    words.typeName(member.type),
    member.upline,
    String(member.teamSize),
    member.balance,
    member.currency,
    member.validBet30d,
    member.netWin30d,
    member.lastLoginAt ?? '',
    member.createdAt,
    words.stateName(member.state),
  ]);
  return [[...words.heads], ...rows];
}
