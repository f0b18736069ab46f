import { useTranslation } from '@quetzal/i18n/react';
import { LockIcon } from '@quetzal/ui/icons';
import { useFormat } from '@quetzal/web-kit/format';
import type { useStanding } from '#features/limits/routes.tsx';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';

type Standing = NonNullable<ReturnType<typeof useStanding>['data']>;

/** Why a member may not play, until when, what is open all the same, and where to read more. */
export function StandingNotice({ standing: { state, until } }: { standing: Standing }) {
  const { t } = useTranslation(['limits', 'my-account']);
  const { dateTime } = useFormat();
  const { show } = usePersonalCenter();
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
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-warn-soft px-4 py-2 text-sm text-warn-text"
    >
      <LockIcon aria-hidden="true" className="size-4 flex-none" />
      <p>
        <strong className="me-1.5 font-semibold">{t(`standing.${state}`)}</strong> {detail()}
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
