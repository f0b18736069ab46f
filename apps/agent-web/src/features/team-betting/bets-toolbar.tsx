import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { RotateCcwIcon, XIcon } from '@quetzal/ui/icons';
import { SelectField } from '@quetzal/ui/select-field';
import { useRef } from 'react';
import { AccountSearch } from '#shared/account-search/account-search.tsx';
import type { ChangeFilters } from '#shared/url-filters/use-url-filters.ts';
import { betStates, isNarrowed, type BetFilters } from './bet-filters.ts';
import { GameFilter } from './game-filter.tsx';
import { usePopularGames } from './team-betting.queries.ts';

interface BetsToolbarProps {
  filters: BetFilters;
  /** What the game of the filter is called, where its bets tell it. */
  gameName: string | undefined;
  onChange: ChangeFilters;
}

/** Account, game and state. */
export function BetsToolbar({ filters, gameName, onChange }: BetsToolbarProps) {
  const { t } = useTranslation('team-betting');
  const common = useTranslation('common');
  const list = usePopularGames();
  // The button goes with the filters: the keyboard goes on at the first of them.
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    onChange({ account: null, game: null, state: null });
    bar.current?.querySelector('input')?.focus();
  };
  const askAgain = () => {
    bar.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    void list.refetch();
  };
  return (
    <div ref={bar} className="flex flex-wrap items-start gap-2.5">
      <search className="min-w-0 flex-1 basis-full md:max-w-64 md:basis-48">
        <AccountSearch
          label={t('filter.account')}
          placeholder={t('filter.account')}
          clearLabel={t('filter.account_clear')}
          value={filters.account}
          onSearch={(account) => onChange({ account }, 'typed')}
        />
      </search>
      <GameFilter
        popular={list}
        gameCode={filters.gameCode}
        gameName={gameName}
        onChange={(game) => onChange({ game: game === '' ? null : game })}
      />
      {list.isError && (
        <Button variant="ghost" busy={list.isFetching} onClick={askAgain}>
          <RotateCcwIcon />
          {common.t('actions.retry')}
        </Button>
      )}
      <SelectField
        label={t('filter.state')}
        labelHidden
        className="max-w-full min-w-0 flex-1 basis-auto md:max-w-64"
        value={filters.state}
        onValueChange={(state) => onChange({ state: state === 'all' ? null : state })}
        options={betStates.map((state) => ({
          value: state,
          label: t(state === 'all' ? 'filter.state_all' : `state.${state}`),
        }))}
      />
      {isNarrowed(filters) && (
        <Button variant="ghost" onClick={clear}>
          <XIcon />
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
