import { useTranslation } from '@quetzal/i18n/react';
import { SegmentedControl } from '@quetzal/ui/segmented-control';
import { useAddressParams } from '#shared/address-params/use-address-params.ts';
import { useLanes } from '#shared/games/lanes.queries.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { CategoryClosed } from './category-closed.tsx';
import { CategoryHead } from './category-head.tsx';
import { GridSkeleton } from './game-grid.tsx';
import { GameList } from './game-list.tsx';

/** The games of every kind that the site lists, those of one maker when the address names it: `?vassalage=SOL`. */
export function GameListCenter() {
  const { t } = useTranslation(['lobby', 'site-shell']);
  const { params, change } = useAddressParams();
  const { data: all, error, isPending, refetch } = useLanes();
  const vassalage = params.get('vassalage');
  const lanes = (all ?? []).filter(
    ({ isList, vendors }) => isList && (vassalage === null || vendors.some((one) => one.vassalage === vassalage)),
  );
  const lane = lanes.find(({ gameType }) => gameType === params.get('gameType')) ?? lanes[0];
  const maker = lane?.vendors.find((one) => one.vassalage === vassalage);
  const title = maker?.name ?? t('center_title');
  usePageTitle(title);
  if (isPending) return <GridSkeleton />;
  if (error !== null) return <RegionError title={t('failed_title')} error={error} onRetry={() => void refetch()} />;
  if (lane === undefined) return <CategoryClosed isPage />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 short:gap-2.5">
      <CategoryHead gameType={lane.gameType} title={title} vendors={maker === undefined ? lane.vendors : [maker]} />
      {lanes.length > 1 && (
        <SegmentedControl
          label={t('kinds')}
          value={lane.gameType}
          onValueChange={(gameType) => change({ gameType }, { replace: true })}
          options={lanes.map(({ gameType }) => ({ value: gameType, label: t(`site-shell:categories.${gameType}`) }))}
        />
      )}
      <GameList key={lane.gameType} gameType={lane.gameType} label={title} vendors={lane.vendors} />
    </div>
  );
}
