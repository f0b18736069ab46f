import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import type { DataTableColumn } from '@quetzal/ui/data-table';
import { useFormat } from '@quetzal/web-kit/format';
import { useSession } from '@quetzal/web-kit/session';
import { AccountIdentity } from '#shared/account-identity/account-identity.tsx';
import { AccountTypeBadge } from '#shared/account-identity/account-type-badge.tsx';
import { Amount } from '#shared/amount/amount.tsx';
import { useShortDate } from '#shared/clock/use-moment.ts';
import { useRecency } from '#shared/clock/use-recency.ts';
import type { TeamMember, TeamPage } from './downline.queries.ts';
import { MemberMenu } from './member-menu.tsx';

const none = '—';
const stateTones = { active: 'success', suspended: 'danger', closed: 'neutral' } as const;

/** The columns of the team, with the totals of the page under the figures. */
export function useTeamColumns(totals: TeamPage['totals'] | undefined): DataTableColumn<TeamMember>[] {
  const { t } = useTranslation('downline');
  const shell = useTranslation('agent-shell');
  const { number } = useFormat();
  const total = (value: string | undefined, signed = false) =>
    value === undefined ? undefined : <Amount value={value} bare signed={signed} />;
  return [
    {
      key: 'account',
      header: t('column.account'),
      usualWidth: '8.5rem',
      breaks: true,
      cell: (row) => <AccountIdentity account={row.account} avatar={row.avatar} />,
      total: totals && shell.t('page_total'),
    },
    {
      key: 'type',
      header: t('column.type'),
      usualWidth: '4.25rem',
      cell: (row) => <AccountTypeBadge type={row.type} isAgent={row.isAgent} />,
    },
    {
      key: 'upline',
      header: t('column.upline'),
      usualWidth: '4rem',
      breaks: true,
      cell: (row) => <Upline row={row} />,
    },
    {
      key: 'team',
      header: t('column.team'),
      align: 'end',
      usualWidth: '2rem',
      cell: (row) => (row.isAgent ? number(row.teamSize) : none),
    },
    {
      key: 'balance',
      header: t('column.balance'),
      align: 'end',
      usualWidth: '4.5rem',
      sortable: true,
      cell: (row) => <Amount value={row.balance} bare />,
      total: total(totals?.balance),
    },
    {
      key: 'validBet',
      header: t('head.valid_bet'),
      align: 'end',
      usualWidth: '5.5rem',
      sortable: true,
      cell: (row) => <Amount value={row.validBet30d} bare className="font-semibold text-fg" />,
      total: total(totals?.validBet30d),
    },
    {
      key: 'netWin',
      header: t('head.net_win'),
      align: 'end',
      usualWidth: '5.125rem',
      cell: (row) => <Amount value={row.netWin30d} bare signed />,
      total: total(totals?.netWin30d, true),
    },
    {
      key: 'lastLogin',
      header: t('column.last_login'),
      usualWidth: '5rem',
      cell: (row) => <LastLogin at={row.lastLoginAt} />,
    },
    {
      key: 'createdAt',
      header: t('column.created'),
      sortable: true,
      usualWidth: '4rem',
      cell: (row) => <Registered at={row.createdAt} />,
    },
    {
      key: 'state',
      header: t('column.state'),
      usualWidth: '3.375rem',
      cell: (row) => <StateBadge state={row.state} />,
    },
    {
      key: 'actions',
      header: <span className="sr-only">{t('column.actions')}</span>,
      align: 'end',
      width: '3.5rem',
      cell: (row) => <MemberMenu account={row.account} />,
    },
  ];
}

/** Whose team the account is in; the agent's own directs say so. */
export function Upline({ row }: { row: TeamMember }) {
  const { t } = useTranslation('downline');
  const { member } = useSession();
  return row.upline === member?.account ? t('upline.direct') : <bdi>{row.upline}</bdi>;
}

/** When the account was last used, near dates in words, with the full date in the tooltip. */
export function LastLogin({ at }: { at: string | null }) {
  const { t } = useTranslation('downline');
  const { dateTime } = useFormat();
  const recency = useRecency();
  if (at === null) return <span className="text-fg-3">{t('never')}</span>;
  return (
    <time dateTime={at} title={dateTime(at)}>
      {recency(at)}
    </time>
  );
}

/* When the account was made. */
function Registered({ at }: { at: string }) {
  const { dateTime } = useFormat();
  const shortDate = useShortDate();
  return (
    <time dateTime={at} title={dateTime(at)}>
      {shortDate(at)}
    </time>
  );
}

/** Whether the account may play. */
function StateBadge({ state }: { state: TeamMember['state'] }) {
  const { t } = useTranslation('downline');
  return <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>;
}
