import { useTranslation } from '@quetzal/i18n/react';
import { cn } from '@quetzal/ui/class-names';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { PeriodField } from '#shared/period/period-field.tsx';
import { usePeriod } from '#shared/period/use-period.ts';
import { PanelSkeleton } from '#shared/panel-skeleton/panel-skeleton.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { hasPlay } from './course.ts';
import { LossChart } from './loss-chart.tsx';
import { LossFigures } from './loss-figures.tsx';
import { LossVerdict } from './loss-verdict.tsx';
import { usePersonalLoss } from './personal-loss.queries.ts';

/** What playing came to in a period, told plainly: lost, won or even; its parts, its course, and the way to the limits. */
export function PersonalLossPanel({ onLimits }: { onLimits: () => void }) {
  const { t } = useTranslation('personal-loss');
  usePageTitle(t('title'));
  const period = usePeriod();
  const { data, error, isPlaceholderData, refetch } = usePersonalLoss(period.span);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-2.5">
        <PeriodField {...period} />
      </div>
      {data === undefined && error !== null && (
        <RegionError title={t('failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <PanelSkeleton parts={['head', 'cards']} />}
      {data !== undefined && (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={cn('grid grid-cols-[minmax(0,1fr)] gap-5', isPlaceholderData && 'opacity-60')}
        >
          <LossVerdict loss={data} onLimits={onLimits} />
          <LossFigures totals={data.totals} />
          {hasPlay(data.totals) && <LossChart loss={data} />}
        </div>
      )}
    </div>
  );
}
