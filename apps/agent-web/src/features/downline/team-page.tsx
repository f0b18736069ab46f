import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card } from '@quetzal/ui/card';
import { UserPlusIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { PageHeader } from '@quetzal/ui/page-header';
import { Skeleton } from '@quetzal/ui/skeleton';
import { TabPanel, Tabs } from '@quetzal/ui/tabs';
import { useFormat } from '@quetzal/web-kit/format';
import { ListStatus } from '#shared/list-pager/list-status.tsx';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { paths } from '#shared/paths/paths.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useLastPage } from '#shared/url-filters/use-last-page.ts';
import { pageOf, useUrlFilters } from '#shared/url-filters/use-url-filters.ts';
import { useTeam, type TeamPage as TeamPageData } from './downline.queries.ts';
import { ExportButton } from './export-button.tsx';
import { isNarrowed, teamFiltersFrom, teamTypes } from './team-filters.ts';
import { TeamList } from './team-list.tsx';
import { TeamToolbar } from './team-toolbar.tsx';

/** Room for thousands, kept from the start: the tabs stay where they are when the counts come. */
const countWidth = '5ch';

/** Everyone below the agent, with what they hold and how they play. */
export function TeamPage() {
  const { t } = useTranslation('downline');
  const [params, update] = useUrlFilters();
  const filters = teamFiltersFrom(params);
  const team = useTeam(filters, pageOf(params));
  const page = useLastPage(team.data, update);
  // What could not be loaded is not on its way.
  const isAwaited = !team.isError;
  const tabs = useTeamTabs(team.data?.counts, isAwaited);
  const { number } = useFormat();
  usePageTitle(t('title'));
  const counts = team.data?.counts;
  // The counts follow the search: what it finds is not the size of the team.
  const summary =
    counts &&
    (filters.search === ''
      ? [
          t('summary', { count: counts.all, total: number(counts.all) }),
          t('agents', { count: counts.agents, total: number(counts.agents) }),
        ].join(' · ')
      : t('found', { count: counts.all, total: number(counts.all) }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeader
        title={t('title')}
        detail={summary ?? (isAwaited ? <Skeleton shape="line" className="h-5 w-40" /> : undefined)}
        actions={
          <>
            <ExportButton filters={filters} disabled={team.data === undefined || team.data.totalElements === 0} />
            <Button asChild>
              <Link href={paths.register}>
                <UserPlusIcon />
                {t('register')}
              </Link>
            </Button>
          </>
        }
      />
      <ListStatus page={page} none={t(isNarrowed(filters) ? 'none.title' : 'empty.title')} />
      <Tabs
        label={t('tabs.label')}
        items={tabs}
        value={filters.type}
        onValueChange={(type) => update({ type: type === 'all' ? null : type })}
      >
        {teamTypes.map((type) => (
          <TabPanel key={type} value={type} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <TeamToolbar filters={filters} onChange={update} />
            {team.isError && team.data === undefined ? (
              <Card>
                <RegionError error={team.error} onRetry={() => void team.refetch()} />
              </Card>
            ) : (
              <TeamList page={page} isStale={team.isPlaceholderData} filters={filters} onChange={update} />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

function useTeamTabs(counts: TeamPageData['counts'] | undefined, isAwaited: boolean) {
  const { t } = useTranslation('downline');
  const { number } = useFormat();
  const countOf = { all: counts?.all, agent: counts?.agents, member: counts?.members };
  return teamTypes.map((value) => {
    const count = countOf[value];
    return {
      value,
      label: t(`tabs.${value}`),
      badge: (
        <span className="tnum text-xs font-medium text-fg-3" style={{ minWidth: countWidth }}>
          {count === undefined ? isAwaited && <Skeleton shape="line" className="w-6" /> : number(count)}
        </span>
      ),
    };
  });
}
