import { useTranslation } from '@quetzal/i18n/react';
import { CopyableCode } from '@quetzal/ui/copyable-code';
import { DescriptionList } from '@quetzal/ui/description-list';
import { Skeleton } from '@quetzal/ui/skeleton';
import { ErrorBoundary, lazyPage } from '@quetzal/web-kit/boundary';
import { Suspense } from 'react';
import { Amount } from '#shared/amount/amount.tsx';
import { useCopyRefusal } from '#shared/notices/use-copy-refusal.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import { FairnessFacts } from './fairness-facts.tsx';
import { useBet } from './records.queries.ts';
import type { BetRecord } from './records.wire.ts';
import { engineOf } from './slot-engines.ts';

/** With the symbols of every game, and their names. */
const SlotResult = lazyPage(
  () => import('./slot-result.tsx'),
  (module) => module.SlotResult,
);

/** Everything known of a bet, and what is needed to check its round. */
export function BetDetail({ bet }: { bet: BetRecord }) {
  const { t } = useTranslation('records');
  const tellCopyRefusal = useCopyRefusal();
  const { data, error, refetch } = useBet(bet.id);
  const jackpot =
    Number(bet.jackpot) === 0
      ? []
      : [{ key: 'jackpot', term: t('detail.jackpot'), detail: <Amount value={bet.jackpot} /> }];
  const settled =
    bet.settledAt === null
      ? []
      : [{ key: 'settled', term: t('detail.settled'), detail: <SiteTime at={bet.settledAt} /> }];
  return (
    <div className="grid gap-4 rounded-lg bg-surface-1 p-4 shadow-[inset_0_0_0_1px_var(--q-line)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-8">
      <DescriptionList
        className="content-start text-sm"
        items={[
          {
            key: 'round',
            term: t('column.round'),
            detail: (
              <CopyableCode
                code={bet.vendorRoundId}
                copyLabel={t('copy')}
                copiedLabel={t('copied')}
                onCopyError={tellCopyRefusal}
                className="max-w-44"
              />
            ),
          },
          { key: 'vendor', term: t('detail.vendor'), detail: bet.vendorName },
          { key: 'stake', term: t('column.stake'), detail: <Amount value={bet.stake} /> },
          { key: 'win', term: t('column.win'), detail: <Amount value={bet.win} /> },
          ...jackpot,
          { key: 'valid', term: t('detail.valid_bet'), detail: <Amount value={bet.validBet} /> },
          { key: 'placed', term: t('detail.placed'), detail: <SiteTime at={bet.placedAt} /> },
          ...settled,
        ]}
      />
      <section aria-busy={data === undefined && error === null ? true : undefined} className="min-w-0">
        <h3 className="font-semibold">{t('fairness.title')}</h3>
        {data !== undefined && <FairnessFacts fairness={data.fairness} />}
        {data !== undefined && data.fairness !== null && engineOf(data.fairness.result) !== undefined && (
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={<Skeleton className="mt-4 h-40 rounded-sm" />}>
              <SlotResult bet={bet} result={data.fairness.result} />
            </Suspense>
          </ErrorBoundary>
        )}
        {data === undefined && error === null && (
          <div className="mt-3 grid gap-3">
            {[0, 1, 2, 3].map((index) => (
              <Skeleton key={index} className="h-8 rounded-sm" />
            ))}
          </div>
        )}
        {data === undefined && error !== null && (
          <RegionError title={t('detail.failed')} error={error} onRetry={() => void refetch()} className="py-4" />
        )}
      </section>
    </div>
  );
}
