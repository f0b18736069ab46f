import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { DataTable } from '@quetzal/ui/data-table';
import { EmptyState } from '@quetzal/ui/empty-state';
import { ReceiptTextIcon, SearchXIcon } from '@quetzal/ui/icons';
import { ListPager } from '#shared/list-pager/list-pager.tsx';
import type { FilterPatch } from '#shared/url-filters/use-url-filters.ts';
import { useBetColumns } from './bet-columns.tsx';
import { isNarrowed, type BetFilters } from './bet-filters.ts';
import { BetRow } from './bet-row.tsx';
import { betPageSize, type BetPage } from './team-betting.queries.ts';

interface BetListProps {
  /** Absent while the first one is on its way. */
  page: BetPage | undefined;
  /** Another page is on its way while this one is still shown. */
  isStale: boolean;
  filters: BetFilters;
  onChange: (patch: FilterPatch) => void;
}

/** The bets and the pager. */
export function BetList({ page, isStale, filters, onChange }: BetListProps) {
  const { t } = useTranslation('team-betting');
  const columns = useBetColumns((account) => onChange({ account }));
  return (
    <DataTable
      aria-busy={isStale || page === undefined}
      label={t('table')}
      columns={columns}
      rows={page?.content ?? []}
      rowKey={(row) => row.id}
      loading={page === undefined}
      loadingRowCount={betPageSize / 2}
      mobile={(row) => <BetRow row={row} />}
      empty={
        <NoBets narrowed={isNarrowed(filters)} onClear={() => onChange({ account: null, game: null, state: null })} />
      }
      className={isStale ? 'opacity-60 transition-opacity duration-(--q-dur-base)' : undefined}
      footer={
        page === undefined || page.totalElements === 0 ? undefined : (
          <ListPager {...page} onPageChange={(number) => onChange({ page: String(number) })} />
        )
      }
    />
  );
}

function NoBets({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation('team-betting');
  if (!narrowed) return <EmptyState icon={<ReceiptTextIcon />} title={t('empty.title')} detail={t('empty.detail')} />;
  return (
    <EmptyState
      icon={<SearchXIcon />}
      title={t('none.title')}
      detail={t('none.detail')}
      action={
        <Button variant="secondary" size="sm" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      }
    />
  );
}
