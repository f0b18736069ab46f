import { useTranslation } from '@quetzal/i18n/react';
import { cn } from '@quetzal/ui/class-names';
import { Num } from '@quetzal/ui/num';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFormat } from '@quetzal/web-kit/format';
import type { ReactNode } from 'react';
import { Amount } from '#shared/amount/amount.tsx';
import type { BetTotals } from './records.wire.ts';

interface BetTotalsRowProps {
  /** Undefined while loading. */
  totals: BetTotals | undefined;
  isStale: boolean;
}

/** The sums of everything that the filter matches, not only of the page in view. */
export function BetTotalsRow({ totals, isStale }: BetTotalsRowProps) {
  const { t } = useTranslation('records');
  const { number } = useFormat();
  const figures: { key: 'count' | 'stake' | 'win' | 'net'; figure: ReactNode }[] = [
    { key: 'count', figure: totals && <Num>{number(totals.count)}</Num> },
    { key: 'stake', figure: totals && <Amount value={totals.stake} /> },
    { key: 'win', figure: totals && <Amount value={totals.win} /> },
    { key: 'net', figure: totals && <Amount value={totals.net} signed /> },
  ];
  return (
    <dl
      aria-label={t('totals.label')}
      className={cn('grid grid-cols-2 gap-2.5 md:grid-cols-4', isStale && 'opacity-60')}
    >
      {figures.map(({ key, figure }) => (
        <div
          key={key}
          className="rounded-lg bg-surface-2 px-4 py-3 shadow-[inset_0_0_0_1px_var(--q-line)] max-md:px-3.5 max-md:py-2.5"
        >
          <dt className="text-xs text-fg-3">{t(`totals.${key}`)}</dt>
          <dd className="mt-0.5 font-display text-lg font-[650] tracking-snug text-fg">
            {figure ?? <Skeleton shape="line" className="my-1.5 h-4 w-20" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
