import { useTranslation } from '@quetzal/i18n/react';
import { Card, CardHeader } from '@quetzal/ui/card';
import { ClockIcon, CircleArrowDownIcon, ChartLineIcon, TicketIcon } from '@quetzal/ui/icons';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { useDialogOfDraft } from '#shared/drafts/use-draft.ts';
import { useLimits } from '#shared/limits/limits.queries.ts';
import { PanelSkeleton } from '#shared/panel-skeleton/panel-skeleton.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { limitDraft } from './limit-draft.ts';
import { groupsOf, type LimitGroup } from './limit-groups.ts';
import { LimitRow } from './limit-row.tsx';
import type { LimitName } from './limits.wire.ts';

const icons = {
  deposit: <CircleArrowDownIcon />,
  loss: <ChartLineIcon />,
  wager: <TicketIcon />,
  play: <ClockIcon />,
};

/** Every limit, all groups as large as each other, and the dialog in which one is set. */
export function LimitList() {
  const { t } = useTranslation('limits');
  const { data, error, refetch } = useLimits();
  const [chosen, setChosen] = useDialogOfDraft(limitDraft, ({ name }) => name);
  if (data === undefined) {
    if (error !== null) return <RegionError title={t('load_failed')} error={error} onRetry={() => void refetch()} />;
    return <PanelSkeleton parts={['cards']} />;
  }
  const limit = data.limits.find(({ name }) => name === chosen);
  return (
    <>
      <p className="mb-4 max-w-[68ch] text-sm text-fg-2">{t('intro')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
        {groupsOf(data.limits).map((group) => (
          <GroupCard key={group.key} group={group} onChange={setChosen} />
        ))}
      </div>
      {limit !== undefined && <LimitDialog key={limit.name} limit={limit} onClose={() => setChosen(null)} />}
    </>
  );
}

function GroupCard({ group: { key, limits }, onChange }: { group: LimitGroup; onChange: (name: LimitName) => void }) {
  const { t } = useTranslation('limits');
  return (
    <Card variant="inset" padding="lg" asChild>
      <section>
        <div className="mb-1 flex items-start gap-3">
          <IconPlate size="sm">{icons[key]}</IconPlate>
          <CardHeader
            headingLevel="h3"
            title={t(`groups.${key}`)}
            detail={t(`groups.${key}_detail`)}
            className="mb-0 flex-1"
          />
        </div>
        <ul className="divide-y divide-line">
          {limits.map((limit) => (
            <LimitRow key={limit.name} limit={limit} onChange={() => onChange(limit.name)} />
          ))}
        </ul>
      </section>
    </Card>
  );
}
