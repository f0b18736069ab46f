import { useTranslation } from '@quetzal/i18n/react';
import { useFormat } from '@quetzal/web-kit/format';
import type { Standing } from './standing.queries.ts';

/** Says in one sentence why a member may not play and until when; empty while they may. */
export function useStandingText(): (standing: Standing) => string {
  const { t } = useTranslation('limits');
  const { dateTime } = useFormat();
  return ({ state, until }) => {
    switch (state) {
      case 'clear':
        return '';
      case 'listed':
        return t('standing.listed_detail');
      case 'unchecked':
        return t('standing.unchecked_detail');
      case 'paused':
        return t('standing.paused_until', { until: until === null ? '' : dateTime(until) });
      case 'excluded':
        return until === null
          ? t('standing.excluded_for_ever')
          : t('standing.excluded_until', { until: dateTime(until) });
    }
  };
}
