import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import type { Standing } from './limits.wire.ts';
import { useStandingText } from '#shared/limits/use-standing-text.ts';

/** Says that the member may not play now, until when, and what is open all the same; nothing when they may. */
export function StandingNote({ standing }: { standing: Standing }) {
  const { t } = useTranslation('limits');
  const textOf = useStandingText();
  const { state, until } = standing;
  if (state === 'clear') return null;
  const canGrow = state === 'paused' || (state === 'excluded' && until !== null);
  return (
    <Alert tone="warn" title={t(`standing.${state}`)}>
      <p>
        {textOf(standing)}
        {canGrow && ` ${t('standing.longer')}`}
      </p>
    </Alert>
  );
}
