import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { Button } from '@quetzal/ui/button';
import { Card } from '@quetzal/ui/card';
import { EmptyState } from '@quetzal/ui/empty-state';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { ChevronRightIcon, HistoryIcon, RotateCcwIcon } from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFormat } from '@quetzal/web-kit/format';
import { useId } from 'react';
import { Amount } from '#shared/amount/amount.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import { isOpen, standOf, toneOf } from './deposit-state.ts';
import { methodIcon, useMethodWords } from './method-words.tsx';
import { useRecentDeposits } from './wallet.queries.ts';
import type { Deposit } from './wallet.wire.ts';

interface RecentDepositsProps {
  onShow: (depositId: string) => void;
  /** Fills the form with what one deposit was; undefined while there is none. */
  onRepeat: ((deposit: Deposit) => void) | undefined;
}

/** The latest deposits; each opens its state, and one that is over can be made again. */
export function RecentDeposits({ onShow, onRepeat }: RecentDepositsProps) {
  const { t } = useTranslation('wallet');
  const { data: deposits, error, isPending, refetch } = useRecentDeposits();
  return (
    <section aria-busy={isPending || undefined}>
      <h3 className="mb-2 text-sm font-medium text-fg-2">{t('recent')}</h3>
      <Card variant="inset" padding="none">
        {isPending &&
          [0, 1].map((index) => (
            <div key={index} className="p-3.5">
              <Skeleton className="h-9" />
            </div>
          ))}
        {error !== null && deposits === undefined && (
          <RegionError title={t('recent_failed')} error={error} onRetry={() => void refetch()} />
        )}
        {deposits?.length === 0 && (
          <EmptyState
            icon={<HistoryIcon />}
            title={t('recent_none')}
            detail={t('recent_none_detail')}
            className="py-6"
          />
        )}
        <ul>
          {deposits?.map((deposit) => (
            <DepositRow key={deposit.id} deposit={deposit} onShow={onShow} onRepeat={onRepeat} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function DepositRow({ deposit, onShow, onRepeat }: RecentDepositsProps & { deposit: Deposit }) {
  const { t } = useTranslation('wallet');
  const { nameOf } = useMethodWords();
  const { exactMoney } = useFormat();
  const rowId = useId();
  const stand = standOf(deposit);
  return (
    <li className="flex items-center border-b border-line last:border-0">
      <button
        type="button"
        id={rowId}
        onClick={() => onShow(deposit.id)}
        className="flex min-w-0 flex-1 items-center gap-3.5 p-3.5 text-start -outline-offset-2 hover:bg-surface-3 focus-ring"
      >
        <IconPlate className="size-9.5">{methodIcon(deposit.methodCode)}</IconPlate>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold text-fg">{nameOf(deposit.methodCode)}</span>
          <span className="block text-xs text-fg-3">
            <SiteTime at={deposit.createdAt} look="list" />
          </span>
          {stand === 'succeeded' && Number(deposit.fee) > 0 && (
            <span className="block text-xs text-fg-3">{t('fee_fixed', { amount: exactMoney(deposit.fee) })}</span>
          )}
        </span>
        <span className="grid justify-items-end gap-1 md:flex md:items-center md:gap-4">
          <Badge tone={toneOf(stand)}>{t(`state.${stand}`)}</Badge>
          <Amount value={deposit.amount} exact className="font-semibold text-fg" />
        </span>
        {isOpen(deposit) && <ChevronRightIcon className="size-4 text-fg-3 rtl:-scale-x-100" />}
      </button>
      {!isOpen(deposit) && onRepeat !== undefined && (
        <Button
          variant="ghost"
          size="sm"
          aria-describedby={rowId}
          onClick={() => onRepeat(deposit)}
          className="me-2 flex-none"
        >
          <RotateCcwIcon className="md:hidden" />
          <span className="max-md:sr-only">{t('recent_repeat')}</span>
        </Button>
      )}
    </li>
  );
}
