import { useTranslation } from '@quetzal/i18n/react';
import { Banner } from '@quetzal/ui/banner';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGameCount, usePlayableTypes } from '#shared/games/games.queries.ts';
import type { GameType } from '#shared/games/game-types.ts';
import { bannerArt } from '#shared/art/banner-art.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { noChoice } from './category-choice.ts';
import { CategoryClosed } from './category-closed.tsx';
import { CategoryFilters } from './category-filters.tsx';
import { GameGrid } from './game-grid.tsx';
import { useGames } from './lobby.queries.ts';

/* Slots have the general strip; what shares a kind of ticket shares its strip. */
const stripOf: Readonly<Record<GameType, string>> = {
  RNG: 'lobby',
  LIVE: 'lobby-live',
  PVP: 'lobby-pvp',
  FISH: 'lobby-fish',
  SPORTS: 'lobby-sports',
  ESPORTS: 'lobby-esports',
  COCKFIGHT: 'lobby-cockfight',
  LOTT: 'lobby-lott',
  ELOTT: 'lobby-lott',
};

/** All games of one kind. A maker may be named in the address: `/rng?vassalage=SOL`. */
export function CategoryPage({ gameType }: { gameType: GameType }) {
  const { t } = useTranslation(['lobby', 'site-shell']);
  const [params] = useSearchParams();
  const vassalage = params.get('vassalage');
  const [choice, setChoice] = useState(noChoice);
  const search = useDeferredValue(choice.search.trim());
  const games = useGames({
    gameType,
    ...(vassalage === null ? {} : { vassalage }),
    ...(choice.filter === 'all' ? {} : { filter: choice.filter }),
    ...(search === '' ? {} : { search }),
  });
  const playable = usePlayableTypes();
  const title = t(`site-shell:categories.${gameType}`);
  usePageTitle(title);
  const isClosed = playable !== undefined && !playable.includes(gameType);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CategoryHead gameType={gameType} title={title} />
      {isClosed ? (
        <CategoryClosed />
      ) : (
        <>
          <CategoryFilters choice={choice} onChoiceChange={setChoice} />
          <GameGrid list={games} filter={choice.filter} onClear={() => setChoice(noChoice)} />
        </>
      )}
    </div>
  );
}

function CategoryHead({ gameType, title }: { gameType: GameType; title: string }) {
  const { t } = useTranslation('lobby');
  const count = useGameCount(gameType, true);
  return (
    <Banner
      size="strip"
      headingLevel="h1"
      {...bannerArt(stripOf[gameType])}
      title={title}
      detail={count === undefined ? '\u00a0' : t('games_count', { count })}
    />
  );
}
