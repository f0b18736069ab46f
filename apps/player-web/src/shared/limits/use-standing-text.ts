import { useTranslation, type TFunction } from '@quetzal/i18n/react';
import { useFormat, type Format } from '@quetzal/web-kit/format';
import type { Standing } from './standing.queries.ts';

type Held = Pick<Standing, 'state' | 'until'>;

/** Says in one sentence why a member may not play and until when; empty while they may. `t` has the words of limits. */
export function standingText(t: TFunction<'limits'>, { dateTime }: Pick<Format, 'dateTime'>, held: Held): string {
  const { state, until } = held;
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
}

/** The same with the words of the page. */
export function useStandingText(): (held: Held) => string {
  const { t } = useTranslation('limits');
  const format = useFormat();
  return (held) => standingText(t, format, held);
}
