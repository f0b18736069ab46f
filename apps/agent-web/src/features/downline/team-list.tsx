import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { DataTable } from '@quetzal/ui/data-table';
import { EmptyState } from '@quetzal/ui/empty-state';
import { SearchXIcon, UsersIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { ListPager } from '#shared/list-pager/list-pager.tsx';
import { pagedList, showStart } from '#shared/list-pager/show-start.ts';
import { paths } from '#shared/paths/paths.ts';
import type { ChangeFilters } from '#shared/url-filters/use-url-filters.ts';
import { teamPageSize, type TeamPage } from './downline.queries.ts';
import { MemberRow } from './member-row.tsx';
import { useTeamColumns } from './team-columns.tsx';
import { isNarrowed, type TeamFilters } from './team-filters.ts';

/** Eleven columns on a small laptop: they move closer together before they start to scroll. */
const narrowLook = 'max-[89rem]:[--q-cell-x:0.625rem] max-[84rem]:[--q-cell-x:0.5rem]';

interface TeamListProps {
  /** Absent while the first one is on its way. */
  page: TeamPage | undefined;
  /** Another page is on its way while this one is still shown. */
  isStale: boolean;
  filters: TeamFilters;
  onChange: ChangeFilters;
}

/** The accounts, the totals of the page, and the pager. */
export function TeamList({ page, isStale, filters, onChange }: TeamListProps) {
  const { t } = useTranslation('downline');
  const columns = useTeamColumns(page?.totals);
  return (
    <DataTable
      {...pagedList}
      aria-label={t('table')}
      aria-busy={isStale || page === undefined}
      label={t('table')}
      columns={columns}
      rows={page?.content ?? []}
      rowKey={(row) => row.id}
      loading={page === undefined}
      loadingRowCount={teamPageSize / 2}
      sort={{ key: filters.sort, order: filters.order }}
      onSortChange={({ key, order }) => onChange({ sort: key, order })}
      mobile={(row) => <MemberRow row={row} />}
      empty={<NoAccounts narrowed={isNarrowed(filters)} onClear={() => onChange({ search: null, type: null })} />}
      className={`${pagedList.className} ${narrowLook} ${isStale ? 'opacity-60 transition-opacity duration-(--q-dur-base)' : ''}`}
      footer={
        page === undefined || page.totalElements === 0 ? undefined : (
          <ListPager {...page} onPageChange={(number) => onChange({ page: String(number) })} />
        )
      }
    />
  );
}

function NoAccounts({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('downline');
  if (narrowed) {
    return (
      <EmptyState
        icon={<SearchXIcon />}
        title={t('none.title')}
        detail={t('none.detail')}
        action={
          <Button
            variant="secondary"
            size="sm"
            onClick={(event) => {
              onClear();
              // The button goes with the filters: the keyboard goes on in the list that comes.
              showStart(event.currentTarget);
            }}
          >
            {t('none.action')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<UsersIcon />}
      title={t('empty.title')}
      detail={t('empty.detail')}
      action={
        <Button variant="secondary" size="sm" asChild>
          <Link href={paths.register}>{t('register')}</Link>
        </Button>
      }
    />
  );
}
