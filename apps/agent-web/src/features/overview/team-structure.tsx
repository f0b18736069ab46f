import { useTranslation } from '@quetzal/i18n/react';
import { Card, CardHeader } from '@quetzal/ui/card';
import { Num } from '@quetzal/ui/num';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFormat } from '@quetzal/web-kit/format';
import type { Overview } from './overview.queries.ts';

/** How much of the team is the agent's own, and how much stands on lower levels. */
export function TeamStructure({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation('overview');
  return (
    <Card asChild>
      <section aria-busy={overview === undefined}>
        <CardHeader title={t('structure.title')} className="mb-1" />
        {overview === undefined ? (
          <Skeleton className="h-31.5" />
        ) : (
          <Shares direct={overview.directSize} team={overview.teamSize} />
        )}
      </section>
    </Card>
  );
}

function Shares({ direct, team }: { direct: number; team: number }) {
  const { t } = useTranslation('overview');
  const { number, percent } = useFormat();
  const rows = [
    { key: 'direct', name: t('structure.direct'), count: direct, swatch: 'bg-(--q-chart-1)' },
    { key: 'indirect', name: t('structure.indirect'), count: Math.max(0, team - direct), swatch: 'bg-(--q-chart-2)' },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <p className="mb-1 flex items-baseline gap-2 text-sm text-fg-3">
        <Num className="font-display text-[1.375rem] leading-7 font-[650] tracking-tight text-fg">{number(team)}</Num>
        {t('structure.accounts', { count: team })}
      </p>
      <div aria-hidden="true" className="mb-1.5 flex h-3 gap-0.5 overflow-hidden rounded-xs bg-surface-3">
        {rows.map(
          (row) => row.count > 0 && <span key={row.key} className={row.swatch} style={{ flexGrow: row.count }} />,
        )}
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {rows.map((row) => (
          <li key={row.key} className="flex min-h-8 flex-wrap items-center justify-end gap-x-2 text-sm">
            <span className="flex min-w-0 flex-1 basis-24 items-center gap-2">
              <span aria-hidden="true" className={`size-2.5 flex-none rounded-[3px] ${row.swatch}`} />
              {row.name}
            </span>
            <Num className="font-semibold text-fg">{number(row.count)}</Num>
            <Num className="w-14 text-end text-fg-3">{percent(team === 0 ? 0 : (row.count / team) * 100, 1)}</Num>
          </li>
        ))}
      </ul>
    </div>
  );
}
