import { useTranslation } from '@quetzal/i18n/react';
import { PanelSkeleton } from '#shared/panel-skeleton/panel-skeleton.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { BreakHistory } from './break-history.tsx';
import { ExclusionCard } from './exclusion-card.tsx';
import { useStanding } from '#shared/limits/standing.queries.ts';
import { PauseCard } from './pause-card.tsx';
import { StandingNote } from './standing-note.tsx';

/** Pausing and excluding oneself: where the member stands, both ways, and every break that there was. */
export function BreakSection({ onBreak }: { onBreak: () => void }) {
  const { t } = useTranslation('limits');
  const { data: standing, error, refetch } = useStanding();
  if (standing === undefined) {
    if (error !== null) return <RegionError title={t('load_failed')} error={error} onRetry={() => void refetch()} />;
    return <PanelSkeleton parts={['cards']} />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StandingNote standing={standing} />
      {standing.state !== 'excluded' && <PauseCard breaks={standing.breaks} onBreak={onBreak} />}
      <ExclusionCard breaks={standing.breaks} onBreak={onBreak} />
      <BreakHistory breaks={standing.breaks} />
    </div>
  );
}
