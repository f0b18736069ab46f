import { useTranslation } from '@quetzal/i18n/react';
import { CategoryTile } from '@quetzal/ui/category-tile';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useAskedTypes } from '#shared/games/games.queries.ts';
import { categoryOf } from '#shared/games/game-types.ts';

/** Ways into the categories on small screens, where there is no side menu; needless with a single one. */
export function CategoryRow() {
  const { t } = useTranslation(['lobby', 'site-shell']);
  const { data: playable = [], isPending } = useAskedTypes();
  if (isPending) return <Skeleton className="h-20.5 md:hidden" />;
  if (playable.length < 2) return null;
  return (
    <nav
      aria-label={t('categories')}
      className="-mx-(--q-gutter) flex gap-2.5 overflow-x-auto px-(--q-gutter) [scrollbar-width:none] md:hidden"
    >
      {playable.map((gameType) => {
        const { key, path } = categoryOf(gameType);
        return (
          <CategoryTile key={gameType} category={key} href={path} label={t(`site-shell:categories.${gameType}`)} />
        );
      })}
    </nav>
  );
}
