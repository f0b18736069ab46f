import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card } from '@quetzal/ui/card';
import { EmptyState } from '@quetzal/ui/empty-state';
import { ScrollTextIcon } from '@quetzal/ui/icons';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { MovementList, MovementListSkeleton } from './movement-list.tsx';
import { useTransactions } from './records.queries.ts';

const shownCount = 5;

/** The latest movements of cash, and the way to all of them. */
export function RecentTransactions({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('records');
  const { data, error, refetch } = useTransactions({ pageNum: 1, pageSize: shownCount, account: 'cash' });
  return (
    <section aria-labelledby="recent-transactions">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id="recent-transactions" className="font-display text-md font-[650] tracking-snug text-fg">
          {t('transactions.recent')}
        </h3>
        <Button variant="ghost" size="sm" onClick={onAll}>
          {t('transactions.title')}
        </Button>
      </div>
      {error !== null && data === undefined ? (
        <RegionError title={t('transactions.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Card variant="inset" padding="none" className="overflow-hidden">
          {data === undefined && <MovementListSkeleton count={shownCount} />}
          {data?.content.length === 0 && (
            <EmptyState icon={<ScrollTextIcon />} title={t('transactions.none_detail')} className="py-6" />
          )}
          {data !== undefined && <MovementList rows={data.content} />}
        </Card>
      )}
    </section>
  );
}
