import { useTranslation } from '@quetzal/i18n/react';
import { Card } from '@quetzal/ui/card';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { usePeriod } from '#shared/period/use-period.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { BetTotalsRow } from './bet-totals-row.tsx';
import { BetsTable } from './bets-table.tsx';
import { FilterSelect, RecordFilters } from './record-filters.tsx';
import { all } from './record-filter.ts';
import { RecordPager } from './record-pager.tsx';
import { useBets } from './records.queries.ts';
import { states, useBetFilters } from './use-bet-filters.ts';
import { usePage } from './use-page.ts';

const pageSize = 15;

/** Every bet of the member: filters, sums of the whole filter, the bets, page by page. */
export function BetsPanel() {
  const { t } = useTranslation(['records', 'site-shell']);
  usePageTitle(t('bets.title'));
  const period = usePeriod();
  const { chosen, choose, types, vendors, games, query } = useBetFilters();
  const listed = { ...period.range, ...query };
  const [pageNum, setPageNum] = usePage();
  const bets = useBets({ ...listed, pageNum, pageSize });
  const option = (value: string, label: string) => ({ value, label });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RecordFilters period={period}>
        <FilterSelect
          label={t('filter.game_type')}
          value={chosen.gameType}
          onValueChange={choose('gameType')}
          options={[
            option(all, t('filter.all_game_types')),
            ...types.map((type) => option(type, t(`site-shell:categories.${type}`))),
          ]}
        />
        <FilterSelect
          label={t('filter.vendor')}
          value={chosen.vassalage}
          onValueChange={choose('vassalage')}
          options={[option(all, t('filter.all_vendors')), ...vendors.map(([code, name]) => option(code, name))]}
        />
        <FilterSelect
          label={t('filter.game')}
          value={chosen.gameCode}
          onValueChange={choose('gameCode')}
          options={[option(all, t('filter.all_games')), ...games.map(([code, name]) => option(code, name))]}
        />
        <FilterSelect
          label={t('filter.state')}
          value={chosen.state}
          onValueChange={choose('state')}
          options={[option(all, t('filter.all_states')), ...states.map((one) => option(one, t(`state.${one}`)))]}
        />
      </RecordFilters>
      <BetTotalsRow totals={bets.data?.totals} isStale={bets.isPlaceholderData} />
      {bets.error !== null && bets.data === undefined ? (
        <RegionError title={t('bets.failed')} error={bets.error} onRetry={() => void bets.refetch()} />
      ) : (
        <Card variant="inset" padding="none" className="overflow-hidden">
          <BetsTable bets={bets.data?.content} isStale={bets.isPlaceholderData} />
        </Card>
      )}
      {bets.data !== undefined && <RecordPager page={bets.data} pageNum={pageNum} onPageChange={setPageNum} />}
    </div>
  );
}
