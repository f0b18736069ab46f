import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { useFormat } from '@quetzal/web-kit/format';
import type { Standing } from './limits.wire.ts';

/** Says that the member may not play now, until when, and what is open all the same; nothing when they may. */
export function StandingNote({ standing: { state, until } }: { standing: Standing }) {
  const { t } = useTranslation('limits');
  const { dateTime } = useFormat();
  const detail = () => {
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
  if (state === 'clear') return null;
  const canGrow = state === 'paused' || (state === 'excluded' && until !== null);
  return (
    <Alert tone="warn" title={t(`standing.${state}`)}>
      <p>
        {detail()}
        {canGrow && ` ${t('standing.longer')}`}
      </p>
    </Alert>
  );
}
