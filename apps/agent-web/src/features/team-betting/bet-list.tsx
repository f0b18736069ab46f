import { useTranslation } from '@quetzal/i18n/react';
import { DataTable } from '@quetzal/ui/data-table';
import { ListPager } from '#shared/list-pager/list-pager.tsx';
import { pagedList } from '#shared/list-pager/show-start.ts';
import type { ChangeFilters } from '#shared/url-filters/use-url-filters.ts';
import { useBetColumns } from './bet-columns.tsx';
import type { BetFilters } from './bet-filters.ts';
import { BetRow } from './bet-row.tsx';
import { NoBets } from './no-bets.tsx';
import { betPageSize, type BetPage } from './team-betting.queries.ts';
import type { SearchedAccount } from './use-searched-account.ts';

interface BetListProps {
  /** Absent while the first one is on its way. */
  page: BetPage | undefined;
  /** What the account that was typed may stand for. */
  choice: SearchedAccount['choice'];
  /** Another page is on its way while this one is still shown. */
  isStale: boolean;
  filters: BetFilters;
  onChange: ChangeFilters;
}

/** The bets and the pager. */
export function BetList({ page, choice, isStale, filters, onChange }: BetListProps) {
  const { t } = useTranslation('team-betting');
  const columns = useBetColumns((account) => onChange({ account }));
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
      loadingRowCount={betPageSize / 2}
      mobile={(row) => <BetRow row={row} />}
      empty={<NoBets choice={choice} filters={filters} onChange={onChange} />}
      className={`${pagedList.className} ${isStale ? 'opacity-60 transition-opacity duration-(--q-dur-base)' : ''}`}
      footer={
        page === undefined || page.totalElements === 0 ? undefined : (
          <ListPager {...page} onPageChange={(number) => onChange({ page: String(number) })} />
        )
      }
    />
  );
}
