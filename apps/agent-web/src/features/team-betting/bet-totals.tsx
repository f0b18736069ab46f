import { useTranslation } from '@quetzal/i18n/react';
import { Card } from '@quetzal/ui/card';
import { Num } from '@quetzal/ui/num';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFormat } from '@quetzal/web-kit/format';
import type { ReactNode } from 'react';
import { FittingAmount } from '#shared/amount/fitting-amount.tsx';
import type { BetPage } from './team-betting.queries.ts';

/** What everything that the filter finds adds up to, on all its pages. */
export function BetTotals({ totals }: { totals: BetPage['totals'] | undefined }) {
  const { t } = useTranslation('team-betting');
  const { number } = useFormat();
  const amount = (value: string | undefined, signed = false) =>
    value !== undefined && <FittingAmount value={value} signed={signed} />;
  return (
    <Card asChild padding="none" aria-busy={totals === undefined}>
      <dl aria-label={t('totals.label')} className="grid grid-cols-2 overflow-hidden max-xs:grid-cols-1 md:grid-cols-5">
        <Total name={t('totals.count')}>{totals && <Num>{number(totals.count)}</Num>}</Total>
        <Total name={t('totals.stake')}>{amount(totals?.stake)}</Total>
        <Total name={t('totals.win')}>{amount(totals?.win)}</Total>
        <Total name={t('totals.net')}>{amount(totals?.net, true)}</Total>
        <Total name={t('totals.valid_bet')} wide>
          {amount(totals?.validBet)}
        </Total>
      </dl>
    </Card>
  );
}

function Total({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div
      className={`grid grid-rows-[1fr_auto] gap-0.5 px-4 py-3 shadow-[1px_1px_0_var(--q-line)] rtl:shadow-[-1px_1px_0_var(--q-line)] ${wide ? 'max-md:col-span-full' : ''}`}
    >
      <dt className="text-xs font-medium text-balance text-fg-3">{name}</dt>
      <dd className="tnum min-h-7 font-display text-lg font-[650] tracking-tight text-fg">
        {children || <Skeleton shape="line" className="mt-1.5 w-20" />}
      </dd>
    </div>
  );
}
