import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { DataTable, type DataTableColumn } from '@quetzal/ui/data-table';
import { EmptyState } from '@quetzal/ui/empty-state';
import { ChevronRightIcon, UsersIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { useFormat } from '@quetzal/web-kit/format';
import { AccountIdentity } from '#shared/account-identity/account-identity.tsx';
import { AccountPicture } from '#shared/account-identity/account-picture.tsx';
import { AccountTypeBadge } from '#shared/account-identity/account-type-badge.tsx';
import { Amount } from '#shared/amount/amount.tsx';
import { betsOf, paths } from '#shared/paths/paths.ts';
import { topCount, type TopAccount } from './overview.queries.ts';

interface TopAccountsProps {
  /** Absent while they are on their way. */
  accounts: readonly TopAccount[] | undefined;
}

/** The accounts that bet most; each leads to its bets. */
export function TopAccounts({ accounts }: TopAccountsProps) {
  const { t } = useTranslation('overview');
  const columns = useColumns();
  return (
    <Card asChild padding="none">
      <section className="overflow-hidden">
        <CardHeader
          title={t('top.title')}
          detail={t('top.detail')}
          className="mb-0 px-4 pt-3.5 pb-2"
          action={
            <Button variant="ghost" size="sm" asChild className="-me-2">
              <Link href={`${paths.team}?sort=validBet`}>
                {t('top.all')}
                <ChevronRightIcon className="rtl:-scale-x-100" />
              </Link>
            </Button>
          }
        />
        <DataTable
          label={t('top.title')}
          columns={columns}
          rows={accounts ?? []}
          rowKey={(row) => row.id}
          loading={accounts === undefined}
          loadingRowCount={topCount}
          mobile={(row) => <MobileRow row={row} />}
          className="rounded-none border-x-0 border-b-0"
          empty={
            <EmptyState
              icon={<UsersIcon />}
              title={t('top.empty_title')}
              detail={t('top.empty_detail')}
              action={
                <Button variant="secondary" size="sm" asChild>
                  <Link href={paths.register}>{t('top.empty_action')}</Link>
                </Button>
              }
            />
          }
        />
      </section>
    </Card>
  );
}

function useColumns(): DataTableColumn<TopAccount>[] {
  const { t } = useTranslation('overview');
  const { number } = useFormat();
  return [
    {
      key: 'account',
      header: t('top.account'),
      usualWidth: '9.5rem',
      breaks: true,
      cell: (row) => <AccountLink row={row} />,
    },
    {
      key: 'type',
      header: t('top.type'),
      usualWidth: '4.5rem',
      cell: (row) => <AccountTypeBadge type={row.type} isAgent={row.isAgent} />,
    },
    {
      key: 'team',
      header: t('top.team'),
      align: 'end',
      usualWidth: '2rem',
      cell: (row) => (row.isAgent ? number(row.teamSize) : '—'),
    },
    {
      key: 'validBet',
      header: t('top.valid_bet'),
      align: 'end',
      usualWidth: '5.5rem',
      cell: (row) => <Amount value={row.validBet30d} bare className="font-semibold text-fg" />,
    },
    {
      key: 'netWin',
      header: t('top.net_win'),
      align: 'end',
      usualWidth: '5.5rem',
      cell: (row) => <Amount value={row.netWin30d} bare signed />,
    },
  ];
}

function AccountLink({ row }: { row: TopAccount }) {
  const { t } = useTranslation('overview');
  return (
    <Link
      href={betsOf(row.account)}
      aria-label={t('top.bets_of', { account: row.account })}
      className="flex w-fit rounded-xs hover:underline focus-ring"
    >
      <AccountIdentity account={row.account} avatar={row.avatar} />
    </Link>
  );
}

function MobileRow({ row }: { row: TopAccount }) {
  const { t } = useTranslation('overview');
  return (
    <Link href={betsOf(row.account)} className="flex items-center gap-2 rounded-xs focus-ring">
      <AccountPicture avatar={row.avatar} size={36} className="max-xs:hidden" />
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">
        <span className="grid min-w-0 flex-1 basis-24 grid-cols-[minmax(0,1fr)] gap-0.5">
          <span className="flex items-center gap-2">
            <bdi className="truncate font-semibold text-fg">{row.account}</bdi>
            {row.isAgent && <AccountTypeBadge type={row.type} isAgent />}
          </span>
          <span className="text-xs text-fg-3">
            {t('top.valid_bet')} <Amount value={row.validBet30d} />
          </span>
        </span>
        <span className="ms-auto grid flex-none justify-items-end gap-0.5 text-xs text-fg-3">
          <Amount value={row.netWin30d} signed className="text-base font-semibold" />
          {t('top.net_win')}
        </span>
      </span>
      <ChevronRightIcon className="size-4 text-fg-3 rtl:-scale-x-100" />
    </Link>
  );
}
