import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card } from '@quetzal/ui/card';
import { Picture } from '@quetzal/ui/picture';
import { AnnouncedLink } from '#shared/announcements/announced-link.tsx';
import type { Promotion } from '#shared/announcements/announcements.queries.ts';
import { furtherPictures, promotionPicture } from '#shared/announcements/promotion-picture.ts';
import { usePromotionPeriod } from '#shared/announcements/use-promotion-period.ts';
import { SafeHtml } from '#shared/safe-html/safe-html.tsx';

/** One promotion: picture, until when, the whole text with its other pictures, and the way in. Its id is its place on the page. */
export function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('announcements');
  const period = usePromotionPeriod();
  const { id, title, content, linkageType, linkageUrl } = promotion;
  return (
    <Card asChild padding="none">
      <article
        id={id}
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        className="flex h-full scroll-mt-3 flex-col overflow-hidden focus-ring"
      >
        <Picture
          src={promotionPicture(promotion)}
          alt=""
          width={640}
          height={270}
          loading="lazy"
          className="aspect-64/27 w-full object-cover rtl:-scale-x-100"
        />
        <div className="flex flex-1 flex-col gap-3 p-5">
          <div>
            <h2 id={`${id}-title`} className="font-display text-xl font-[650] tracking-snug">
              {title}
            </h2>
            <p className="text-sm text-fg-3">{period(promotion)}</p>
          </div>
          <SafeHtml html={content} />
          {furtherPictures(promotion).map((url) => (
            <Picture key={url} src={url} alt="" loading="lazy" className="w-full rounded-lg" />
          ))}
          {linkageType !== null && linkageUrl !== null && (
            <Button asChild variant="secondary" className="mt-auto self-start">
              <AnnouncedLink
                linkageType={linkageType}
                url={linkageUrl}
                aria-label={t('promotions.open_named', { title })}
              >
                {t('promotions.open')}
              </AnnouncedLink>
            </Button>
          )}
        </div>
      </article>
    </Card>
  );
}
