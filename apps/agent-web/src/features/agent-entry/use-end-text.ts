import { useTranslation } from '@quetzal/i18n/react';
import { useCodeText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { useSession } from '@quetzal/web-kit/session';
import { begunBreak } from './begun-break.ts';

/** Why the session that was here is over; null when there was none, or its person left. */
export function useEndText(): string | null {
  const { t } = useTranslation('common');
  const codeText = useCodeText();
  const { dateTime } = useFormat();
  const { end } = useSession();
  if (end !== 'expired' && end !== 'revoked') return null;
  const begun = begunBreak.latest();
  if (begun === null) return t(`session.${end}_detail`);
  const { state, until } = begun;
  return until === null
    ? codeText('limits.excluded_for_ever')
    : codeText(`limits.${state}`, { until: dateTime(until) });
}
