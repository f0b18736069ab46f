import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Carousel } from '@quetzal/ui/carousel';
import { Link } from '@quetzal/ui/link';
import { PromoCard } from '@quetzal/ui/promo-card';
import { useDeferredValue } from 'react';
import { useAnnouncements, type Promotion } from '#shared/announcements/announcements.queries.ts';
import { promotionPicture } from '#shared/announcements/promotion-picture.ts';
import { usePromotionPeriod } from '#shared/announcements/use-promotion-period.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { inertBody } from '#shared/safe-html/inert-body.ts';
import { PromotionsSkeleton } from './row-skeletons.tsx';

const perView = 3;
/** So few are left to the hand, the keys and the link to all of them. */
const arrowsAbove = 4;

/** Promotions side by side; each leads to its place on their page. Without any, nothing is shown. */
export function HomePromotions() {
  const { t } = useTranslation(['announcements', 'lobby']);
  const { data: known, error, isError, refetch } = useAnnouncements();
  const data = useDeferredValue(known);
  if (isError && known === undefined)
    return <RegionError title={t('promotions.failed_title')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PromotionsSkeleton />;
  if (data.promotion.length === 0) return null;
  return (
    <Carousel
      title={t('promotions.title')}
      perView={perView}
      arrowsAbove={arrowsAbove}
      previousLabel={t('lobby:previous')}
      nextLabel={t('lobby:next')}
      more={
        <Button asChild variant="ghost" size="sm">
          <Link href="/promotions">{t('promotions.see_all')}</Link>
        </Button>
      }
    >
      {data.promotion.map((promotion) => (
        <HomePromotion key={promotion.id} promotion={promotion} />
      ))}
    </Carousel>
  );
}

function HomePromotion({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('announcements');
  const period = usePromotionPeriod();
  const { id, title, content } = promotion;
  const until = period(promotion);
  const condition = inertBody(content).firstElementChild?.textContent ?? '';
  return (
    <PromoCard
      artSrc={promotionPicture(promotion)}
      headline={<span aria-hidden="true">{title}</span>}
      title={
        <>
          <span className="sr-only">{`${title}. `}</span>
          <span className="line-clamp-3 text-sm font-medium">{condition === '' ? until : condition}</span>
        </>
      }
      detail={condition === '' ? '\u00a0' : until}
      action={
        <Button asChild variant="secondary" size="sm">
          <Link href={`/promotions#${id}`} aria-label={t('promotions.more_about', { title })}>
            {t('promotions.more')}
          </Link>
        </Button>
      }
    />
  );
}
