import { useTranslation } from '@quetzal/i18n/react';
import { Combobox } from '@quetzal/ui/combobox';
import { useFormat } from '@quetzal/web-kit/format';
import type { UseQueryResult } from '@tanstack/react-query';
import { useGameSearch, type GameOption } from './team-betting.queries.ts';

interface GameFilterProps {
  /** The games to choose from before anything is typed. */
  popular: UseQueryResult<GameOption[]>;
  /** "" stands for every game. */
  gameCode: string;
  /** What the game of the filter is called, where its bets tell it. */
  gameName: string | undefined;
  onChange: (gameCode: string) => void;
}

/** One game out of all that the site has, found by typing a part of its name. */
export function GameFilter({ popular, gameCode, gameName, onChange }: GameFilterProps) {
  const { t } = useTranslation(['team-betting', 'common']);
  const { locale } = useFormat();
  const search = useGameSearch();
  const games = popular.data ?? [];
  // A game of the address that is none of these is still what the filter says.
  const unknown = gameCode !== '' && !games.some(({ value }) => value === gameCode);
  return (
    <Combobox
      label={t('filter.game')}
      labelHidden
      hint={popular.isError && t('common:state.load_failed')}
      className="max-w-full min-w-0 flex-1 basis-auto md:max-w-64 **:placeholder:text-fg"
      placeholder={t('filter.game_all')}
      options={unknown ? [...games, { value: gameCode, label: gameName ?? gameCode }] : games}
      onSearch={search}
      value={gameCode}
      onValueChange={onChange}
      locale={locale}
      words={{
        open: t('filter.game_open'),
        close: t('common:actions.close'),
        clear: t('filter.game_clear'),
        empty: t('common:state.no_results'),
        busy: t('common:state.loading'),
        error: t('common:state.load_failed'),
        retry: t('common:actions.retry'),
      }}
    />
  );
}
