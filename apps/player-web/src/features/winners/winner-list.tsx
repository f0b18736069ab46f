import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { TrophyIcon } from '@quetzal/ui/icons';
import { Link } from '@quetzal/ui/link';
import { RelativeTime } from '@quetzal/ui/relative-time';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { WinnerCard, winnerKey } from '#shared/winners/winner-card.tsx';
import { useWinners, type WinnerOrder } from '#shared/winners/winners.queries.ts';

/* A full board, of twenty, fills its last row. */
const gridClass = 'grid gap-3 md:grid-cols-2 xl:grid-cols-4';
const skeletonCount = 12;

/** One board of winners, in the order in which the server tells them. */
export function WinnerList({ order }: { order: WinnerOrder }) {
  const { t } = useTranslation('lobby');
  const { locale } = useFormat();
  const { timeZone } = useSiteInfo();
  const { data: winners, dataUpdatedAt, error, isPending, refetch } = useWinners(order);
  if (isPending)
    return (
      <div aria-busy="true" className={gridClass}>
        {Array.from({ length: skeletonCount }, (_, index) => (
          <Skeleton key={index} className="h-21" />
        ))}
      </div>
    );
  if (winners === undefined)
    return <RegionError title={t('winners_page.failed_title')} error={error} onRetry={() => void refetch()} />;
  if (winners.length === 0)
    return (
      <EmptyState
        icon={<TrophyIcon />}
        title={t('winners_page.none_title')}
        detail={t('winners_page.none_detail')}
        action={
          <Button asChild variant="secondary">
            <Link href="/">{t('hero.see_games')}</Link>
          </Button>
        }
      />
    );
  return (
    <ol className={gridClass}>
      {winners.map((winner) => (
        <li key={winnerKey(winner)} className="min-w-0">
          <WinnerCard
            winner={winner}
            at={<RelativeTime at={winner.wonAt} nowMs={dataUpdatedAt} locale={locale} timeZone={timeZone} />}
          />
        </li>
      ))}
    </ol>
  );
}
