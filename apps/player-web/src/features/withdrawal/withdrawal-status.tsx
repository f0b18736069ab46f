import { withdrawalStandOf } from '@quetzal/domain/wallet';
import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card } from '@quetzal/ui/card';
import { EmptyState } from '@quetzal/ui/empty-state';
import { ChevronLeftIcon, SearchXIcon } from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import { ApiError } from '@quetzal/web-kit/api';
import { useEffect } from 'react';
import { useRefreshBalance } from '#shared/balance/balance.queries.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { isSentBack } from './withdrawal-stand.ts';
import { useWithdrawal } from './withdrawal.queries.ts';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { WithdrawalVerdict } from './withdrawal-verdict.tsx';
import { WithdrawalWay } from './withdrawal-way.tsx';

/** How far a withdrawal has come, and what the member has to say to it. */
export function WithdrawalStatus({ id, onNew }: { id: string; onNew: () => void }) {
  const { t } = useTranslation('withdrawal');
  const { data: withdrawal, error, isPending, refetch } = useWithdrawal(id);
  const refreshBalance = useRefreshBalance();
  const state = withdrawal?.state;
  // The live line announces the balance too; this one covers its absence.
  useEffect(() => {
    if (state !== undefined) void refreshBalance();
  }, [state, refreshBalance]);
  const back = (
    <Button variant="ghost" onClick={onNew} className="-ms-2 justify-self-start">
      <ChevronLeftIcon className="rtl:-scale-x-100" />
      {t('back')}
    </Button>
  );
  if (isPending) return <Skeleton className="mx-auto h-96 max-w-[35rem] rounded-xl" />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return <EmptyState icon={<SearchXIcon />} title={t('missing.title')} detail={t('missing.detail')} action={back} />;
  if (withdrawal === undefined)
    return <RegionError title={t('list.failed')} error={error} onRetry={() => void refetch()} />;
  const stand = withdrawalStandOf(withdrawal);
  return (
    <div className="mx-auto grid w-full max-w-[35rem] gap-5">
      {back}
      <Card variant="inset" padding="lg" className="grid gap-5">
        <WithdrawalVerdict withdrawal={withdrawal} />
        <WithdrawalFacts withdrawal={withdrawal} />
      </Card>
      {stand === 'awaiting' && <ReceiptCard withdrawal={withdrawal} />}
      {stand === 'disputed' && !isSentBack(withdrawal) && <DisputeCard id={withdrawal.id} />}
      <WithdrawalWay withdrawal={withdrawal} />
    </div>
  );
}
