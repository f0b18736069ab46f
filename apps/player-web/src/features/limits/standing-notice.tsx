import { useTranslation } from '@quetzal/i18n/react';
import { LockIcon } from '@quetzal/ui/icons';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import type { Standing } from './limits.wire.ts';
import { useStandingText } from '#shared/limits/use-standing-text.ts';

/** Why a member may not play, until when, what is open all the same, and where to read more. */
export function StandingNotice({ standing }: { standing: Standing }) {
  const { t } = useTranslation(['limits', 'my-account']);
  const textOf = useStandingText();
  const { show } = usePersonalCenter();
  if (standing.state === 'clear') return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-warn-soft px-4 py-2 text-sm text-warn-text"
    >
      <LockIcon aria-hidden="true" className="size-4 flex-none" />
      <p>
        <strong className="me-1.5 font-semibold">{t(`standing.${standing.state}`)}</strong> {textOf(standing)}
      </p>
      <button
        type="button"
        onClick={() => show('limits')}
        className="min-h-6 rounded-sm font-semibold underline underline-offset-2 focus-ring"
      >
        {t('my-account:standing.more')}
      </button>
    </div>
  );
}
