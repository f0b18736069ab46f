import { useTranslation } from '@quetzal/i18n/react';
import { useFormat } from '@quetzal/web-kit/format';
import type { Promotion } from './announcements.queries.ts';

/** Says until when a promotion is open. */
export function usePromotionPeriod(): (promotion: Promotion) => string {
  const { t } = useTranslation('announcements');
  const { dateTime } = useFormat();
  return ({ endDateStr }) =>
    endDateStr === null ? t('promotions.open_ended') : t('promotions.until', { date: dateTime(endDateStr) });
}
