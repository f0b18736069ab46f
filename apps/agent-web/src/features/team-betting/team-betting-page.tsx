import { useTranslation } from '@quetzal/i18n/react';
import { Card } from '@quetzal/ui/card';
import { PageHeader } from '@quetzal/ui/page-header';
import { useNow } from '#shared/clock/use-now.ts';
import { Freshness } from '#shared/freshness/freshness.tsx';
import { ListStatus } from '#shared/list-pager/list-status.tsx';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { PeriodPicker } from '#shared/period/period-picker.tsx';
import { usePeriod } from '#shared/period/use-period.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useLastPage } from '#shared/url-filters/use-last-page.ts';
import { pageOf, useUrlFilters } from '#shared/url-filters/use-url-filters.ts';
import { betFiltersFrom } from './bet-filters.ts';
import { BetList } from './bet-list.tsx';
import { BetTotals } from './bet-totals.tsx';
import { BetsToolbar } from './bets-toolbar.tsx';
import { useNoBetsTitle } from './no-bets.tsx';
import { useTeamBets } from './team-betting.queries.ts';
import { useSearchedAccount } from './use-searched-account.ts';

/** Every bet of the team in a period, and what the bets add up to. */
export function TeamBettingPage() {
  const { t } = useTranslation('team-betting');
  const [params, update] = useUrlFilters();
  const { period, today, bounds } = usePeriod(params, useNow(), 'today');
  const filters = betFiltersFrom(params);
  const searched = useSearchedAccount(filters.account);
  const bets = useTeamBets({ ...filters, account: searched.account }, bounds, pageOf(params));
  const known = useLastPage(bets.data, update);
  // That there were none before, or that a part of a name has none of its own, is no answer yet.
  const isUnanswered = searched.isPending || bets.isPlaceholderData;
  const page = isUnanswered && known?.totalElements === 0 ? undefined : known;
  const none = useNoBetsTitle({ choice: searched.choice, filters });
  // No bets of a name that could not be looked up are no answer either.
  const lookUpFailure = known?.totalElements === 0 ? searched.failure?.error : undefined;
  const failure = bets.isError && bets.data === undefined ? bets.error : lookUpFailure;
  const askAgain = () => {
    searched.failure?.retry();
    if (bets.isError) void bets.refetch();
  };
  const gameName = page?.content.find(({ gameCode }) => gameCode === filters.gameCode)?.gameName;
  usePageTitle(t('title'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title={t('title')}
        detail={
          <Freshness
            updatedAtMs={bets.dataUpdatedAt}
            isFetching={bets.isFetching}
            onRefresh={async () => [await bets.refetch()]}
            sentence={(when) => t('updated', { when })}
          />
        }
        actions={<PeriodPicker period={period} today={today} onChange={update} />}
      />
      <BetsToolbar filters={filters} gameName={gameName} onChange={update} />
      <ListStatus page={failure === undefined ? page : undefined} none={none} />
      {failure !== undefined ? (
        <Card>
          <RegionError error={failure} onRetry={askAgain} />
        </Card>
      ) : (
        <>
          <BetTotals totals={bets.isPlaceholderData ? undefined : page?.totals} />
          <BetList
            page={page}
            choice={searched.choice}
            isStale={bets.isPlaceholderData}
            filters={filters}
            onChange={update}
          />
        </>
      )}
    </div>
  );
}
