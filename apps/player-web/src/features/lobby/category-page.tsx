import { useTranslation } from '@quetzal/i18n/react';
import type { GameType } from '#shared/games/game-types.ts';
import { useLanes } from '#shared/games/lanes.queries.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { CategoryClosed } from './category-closed.tsx';
import { CategoryHead } from './category-head.tsx';
import { GameList } from './game-list.tsx';

/** All games of one kind. A maker may be named in the address: `/rng?vassalage=SOL`. */
export function CategoryPage({ gameType }: { gameType: GameType }) {
  const { t } = useTranslation('site-shell');
  const title = t(`categories.${gameType}`);
  usePageTitle(title);
  const lanes = useLanes().data;
  const lane = lanes?.find((one) => one.gameType === gameType);
  const isClosed = lanes !== undefined && lane === undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 short:gap-2.5">
      <CategoryHead gameType={gameType} title={title} vendors={isClosed ? [] : lane?.vendors} />
      {isClosed ? <CategoryClosed /> : <GameList gameType={gameType} label={title} vendors={lane?.vendors} />}
    </div>
  );
}
