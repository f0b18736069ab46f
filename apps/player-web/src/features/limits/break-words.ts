import type { TFunction } from '@quetzal/i18n/react';
import type { Format } from '@quetzal/web-kit/format';
import { standingText } from '#shared/limits/use-standing-text.ts';
import type { PlayBreak, Standing } from './limits.wire.ts';

/** Where a member stands from now on, and who wanted it so: they, when it is left out. */
export interface BegunBreak extends Pick<Standing, 'state' | 'until'> {
  source?: PlayBreak['source'];
}

/** Says that a pause or an exclusion has begun, and until when the member does not play. */
export function breakWords(
  t: TFunction<'limits'>,
  format: Pick<Format, 'dateTime'>,
  { source = 'member', ...held }: BegunBreak,
): { title: string; detail: string } {
  const { state, until } = held;
  if (state === 'paused' && until !== null)
    return { title: t('pause.done'), detail: t('pause.done_detail', { until: format.dateTime(until) }) };
  const detail = standingText(t, format, held);
  if (state === 'listed') return { title: t('standing.listed'), detail };
  return { title: t(source === 'member' ? 'exclusion.done' : 'exclusion.done_by_operator'), detail };
}
