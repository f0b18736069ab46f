import { formatAmount } from '@quetzal/domain/money';
import Type, { type Static } from 'typebox';
import { Amount, Instant } from '#kernel/http/envelope.ts';
import { avatarOf } from '#modules/members';
import type { TeamOverview } from './agents.service.ts';
import type { TeamRow } from './team.model.ts';

const Day = Type.Object({
  day: Type.String({ examples: ['2026-11-21'] }),
  stake: Amount,
  netWin: Amount,
  validBet: Amount,
});

/** A team in a period. `netWin` is what its members lost. */
export const Overview = Type.Object(
  {
    teamSize: Type.Integer(),
    directSize: Type.Integer(),
    activeMembers: Type.Integer(),
    newMembers: Type.Integer(),
    deposits: Amount,
    validBet: Amount,
    stake: Amount,
    win: Amount,
    netWin: Amount,
    daily: Type.Array(Day),
    affiliateCode: Type.String(),
    affiliateUrl: Type.String(),
  },
  { $id: 'TeamOverview' },
);

/** Someone below an agent. */
export const TeamMember = Type.Object(
  {
    id: Type.String(),
    account: Type.String(),
    type: Type.Integer(),
    isAgent: Type.Boolean(),
    upline: Type.String(),
    depth: Type.Integer(),
    teamSize: Type.Integer(),
    balance: Amount,
    currency: Type.String(),
    validBet30d: Amount,
    netWin30d: Amount,
    lastLoginAt: Type.Union([Instant, Type.Null()]),
    createdAt: Instant,
    state: Type.Enum(['active', 'suspended', 'closed']),
    avatar: Type.String(),
  },
  { $id: 'TeamMember' },
);
export type TeamMember = Static<typeof TeamMember>;

/** The overview as the portal shows it. */
export function overviewOf(
  overview: TeamOverview,
  currency: string,
  affiliate: { affiliateCode: string; affiliateUrl: string },
): Static<typeof Overview> {
  const show = (amount: bigint) => formatAmount({ currency, amount });
  const sum = (key: 'stake' | 'win' | 'validBet') => overview.days.reduce((total, day) => total + day[key], 0n);
  const [stake, win] = [sum('stake'), sum('win')];
  return {
    ...overview.heads,
    deposits: show(overview.deposits),
    validBet: show(sum('validBet')),
    stake: show(stake),
    win: show(win),
    netWin: show(stake - win),
    daily: overview.days.map((day) => ({
      day: day.day,
      stake: show(day.stake),
      netWin: show(day.stake - day.win),
      validBet: show(day.validBet),
    })),
    ...affiliate,
  };
}

export function teamMemberOf(row: TeamRow): TeamMember {
  const show = (amount: bigint) => formatAmount({ currency: row.currency, amount });
  return {
    id: row.memberId,
    account: row.account,
    type: row.type,
    isAgent: row.isAgent,
    upline: row.upline,
    depth: row.depth,
    teamSize: row.teamSize,
    balance: show(row.balance),
    currency: row.currency,
    validBet30d: show(row.validBet),
    netWin30d: show(row.netWin),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    state: row.state as TeamMember['state'],
    avatar: avatarOf(row.memberId),
  };
}
