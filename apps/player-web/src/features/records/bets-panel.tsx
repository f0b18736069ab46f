import { useTranslation } from '@quetzal/i18n/react';
import { Card } from '@quetzal/ui/card';
import { useState } from 'react';
import { useAllGames } from '#shared/games/games.queries.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { BetTotalsRow } from './bet-totals-row.tsx';
import { BetsTable } from './bets-table.tsx';
import { FilterSelect, RecordFilters } from './record-filters.tsx';
import { RecordPager } from './record-pager.tsx';
import { useBets } from './records.queries.ts';
import type { BetState } from './records.wire.ts';
import { usePeriod } from './use-period.ts';

const pageSize = 15;
const states: readonly BetState[] = ['settled', 'open', 'rolled_back', 'refunded'];
/** Stands for no choice: a select has no empty value. */
const all = 'all';

/** Every bet of the member: filters, sums of the whole filter, the bets, page by page. */
export function BetsPanel() {
  const { t } = useTranslation('records');
  usePageTitle(t('bets.title'));
  const { period, setPeriod, pageNum, setPageNum, range } = usePeriod();
  const [gameCode, setGameCode] = useState(all);
  const [state, setState] = useState<string>(all);
  const games = useAllGames() ?? [];
  const chosenState = states.find((one) => one === state);
  const bets = useBets({
    ...range,
    pageNum,
    pageSize,
    ...(gameCode === all ? {} : { gameCode }),
    ...(chosenState === undefined ? {} : { state: chosenState }),
  });
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value);
    setPageNum(1);
  };
  return (
    <div className="grid gap-4">
      <RecordFilters period={period} onPeriodChange={setPeriod}>
        <FilterSelect
          label={t('filter.game')}
          value={gameCode}
          onValueChange={choose(setGameCode)}
          options={[
            { value: all, label: t('filter.all_games') },
            ...games.map((game) => ({ value: game.gameCode, label: game.displayName })),
          ]}
        />
        <FilterSelect
          label={t('filter.state')}
          value={state}
          onValueChange={choose(setState)}
          options={[
            { value: all, label: t('filter.all_states') },
            ...states.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
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
      {bets.data !== undefined && <RecordPager page={bets.data} onPageChange={setPageNum} />}
    </div>
  );
}
