import { useTranslation } from '@quetzal/i18n/react';
import { Card } from '@quetzal/ui/card';
import { PageHeader } from '@quetzal/ui/page-header';
import { useFormat } from '@quetzal/web-kit/format';
import { AffiliateLinkCard } from '#shared/affiliate-link/affiliate-link-card.tsx';
import { useNow } from '#shared/clock/use-now.ts';
import { Freshness } from '#shared/freshness/freshness.tsx';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { PeriodPicker } from '#shared/period/period-picker.tsx';
import { usePeriod } from '#shared/period/use-period.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useUrlFilters } from '#shared/url-filters/use-url-filters.ts';
import { DailyChart } from './daily-chart.tsx';
import { KeyFigures } from './key-figures.tsx';
import { useOverview, useTopAccounts, type Overview } from './overview.queries.ts';
import { TeamStructure } from './team-structure.tsx';
import { TopAccounts } from './top-accounts.tsx';

const courseColumns = 'xl:grid-cols-[minmax(0,1fr)_22.25rem]';

/** The first page of an agent: what the team did in a period. */
export function OverviewPage() {
  const { t } = useTranslation('overview');
  const { number } = useFormat();
  const [params, update] = useUrlFilters();
  const { period, today, bounds, boundsBefore } = usePeriod(params, useNow(), '30d');
  const overview = useOverview(bounds);
  const before = useOverview(boundsBefore);
  const top = useTopAccounts();
  usePageTitle(t('title'));
  const summaryOf = (known: Overview | undefined) =>
    known &&
    t('summary', { count: known.teamSize, total: number(known.teamSize), active: number(known.activeMembers) });
  const figures = overview.isPlaceholderData ? undefined : overview.data;
  const refresh = () => Promise.all([overview.refetch(), before.refetch(), top.refetch()]);
  // A single day is no course: its figures are all in the tiles.
  const isCourse = period.firstDay < period.lastDay;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title={t('title')}
        detail={
          <Freshness
            updatedAtMs={overview.dataUpdatedAt}
            isFetching={overview.isFetching}
            onRefresh={refresh}
            sentence={(when) => `${summaryOf(overview.data)} · ${t('updated', { when })}`}
          />
        }
        actions={<PeriodPicker period={period} today={today} onChange={update} />}
      />
      {overview.isError && overview.data === undefined ? (
        <>
          <Card>
            <RegionError error={overview.error} onRetry={() => void refresh()} />
          </Card>
          <AffiliateLinkCard />
        </>
      ) : (
        <>
          <KeyFigures overview={figures} before={before.isPlaceholderData ? undefined : before.data} />
          <div className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${isCourse ? courseColumns : ''}`}>
            {isCourse && <DailyChart overview={figures} />}
            <div className={`grid content-start gap-3 ${isCourse ? 'md:max-xl:grid-cols-2' : 'md:grid-cols-2'}`}>
              <AffiliateLinkCard />
              <TeamStructure overview={overview.data} />
            </div>
          </div>
        </>
      )}
      {top.data !== undefined || !top.isError ? (
        <TopAccounts accounts={top.data?.content} />
      ) : (
        // One notice is enough when nothing could be loaded; its button asks for all of it.
        !overview.isError && (
          <Card>
            <RegionError error={top.error} onRetry={() => void top.refetch()} />
          </Card>
        )
      )}
    </div>
  );
}
