import { useTranslation } from '@quetzal/i18n/react';
import { EmptyState } from '@quetzal/ui/empty-state';
import { GiftIcon } from '@quetzal/ui/icons';
import { PageHeader } from '@quetzal/ui/page-header';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useAnnouncements } from '#shared/announcements/announcements.queries.ts';
import { useHashTarget } from '#shared/hash-target/use-hash-target.ts';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { PromotionCard } from './promotion-card.tsx';

const listClass = 'grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3';

/** Every promotion that is open, with all of its conditions; scrolls to the one that the address names. */
export function PromotionsPage() {
  const { t } = useTranslation('announcements');
  usePageTitle(t('promotions.title'));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader title={t('promotions.title')} detail={t('promotions.detail')} />
      <PromotionList />
    </div>
  );
}

function PromotionList() {
  const { t } = useTranslation('announcements');
  const { data, error, isPending, refetch } = useAnnouncements();
  useHashTarget(data !== undefined);
  if (isPending)
    return (
      <div aria-busy="true" className={listClass}>
        <Skeleton className="h-100" />
        <Skeleton className="h-100 max-md:hidden" />
        <Skeleton className="h-100 max-xl:hidden" />
      </div>
    );
  if (data === undefined)
    return <RegionError title={t('promotions.failed_title')} error={error} onRetry={() => void refetch()} />;
  if (data.promotion.length === 0)
    return <EmptyState icon={<GiftIcon />} title={t('promotions.none_title')} detail={t('promotions.none_detail')} />;
  return (
    <ul className={listClass}>
      {data.promotion.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
  );
}
