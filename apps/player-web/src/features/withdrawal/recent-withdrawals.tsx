import { withdrawalStandOf } from '@quetzal/domain/wallet';
import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Badge } from '@quetzal/ui/badge';
import { Card } from '@quetzal/ui/card';
import { EmptyState } from '@quetzal/ui/empty-state';
import { IconPlate } from '@quetzal/ui/icon-plate';
import { ChevronRightIcon, CircleArrowUpIcon, HistoryIcon } from '@quetzal/ui/icons';
import { LoadMore } from '@quetzal/ui/load-more';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { Amount } from '#shared/amount/amount.tsx';
import { usePayoutAccounts } from '#shared/payouts/payouts.queries.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import { accountIcons, useAccountWords } from './account-words.tsx';
import { toneOf } from './withdrawal-stand.ts';
import { useWithdrawals } from './withdrawal.queries.ts';
import type { Withdrawal } from './withdrawal.wire.ts';

type OnShow = (withdrawalId: string) => void;

/** The withdrawals so far, newest first; each opens its way. */
export function RecentWithdrawals({ onShow }: { onShow: OnShow }) {
  const { t } = useTranslation('withdrawal');
  const { number } = useFormat();
  const errorText = useErrorText();
  const list = useWithdrawals();
  const { data, error, isPending } = list;
  const [shown, total] = [data?.withdrawals.length ?? 0, data?.total ?? 0];
  return (
    <section aria-labelledby="withdrawals" aria-busy={isPending || undefined} className="grid gap-2">
      <h3 id="withdrawals" className="text-sm font-medium text-fg-2">
        {t('list.title')}
      </h3>
      <Card variant="inset" padding="none">
        {isPending && <Skeleton className="m-3.5 h-9" />}
        {error !== null && data === undefined && (
          <RegionError title={t('list.failed')} error={error} onRetry={() => void list.refetch()} />
        )}
        {data !== undefined && shown === 0 && (
          <EmptyState icon={<HistoryIcon />} title={t('list.none')} detail={t('list.none_detail')} className="py-6" />
        )}
        <ul>
          {data?.withdrawals.map((withdrawal) => (
            <Row key={withdrawal.id} withdrawal={withdrawal} onShow={onShow} />
          ))}
        </ul>
      </Card>
      {list.isFetchNextPageError && <Alert tone="danger">{errorText(error)}</Alert>}
      {list.hasNextPage && (
        <LoadMore
          className="mt-2"
          shownCount={shown}
          totalCount={total}
          progressLabel={t('list.shown', { shown: number(shown), total: number(total) })}
          label={t('list.more')}
          busy={list.isFetchingNextPage}
          busyLabel={t('list.loading')}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </section>
  );
}

function Row({ withdrawal, onShow }: { withdrawal: Withdrawal; onShow: OnShow }) {
  const { t } = useTranslation('withdrawal');
  const words = useAccountWords();
  const account = usePayoutAccounts().data?.find(({ id }) => id === withdrawal.payoutAccountId);
  const stand = withdrawalStandOf(withdrawal);
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        onClick={() => onShow(withdrawal.id)}
        className="flex w-full items-center gap-3.5 p-3.5 text-start -outline-offset-2 hover:bg-surface-3 focus-ring"
      >
        <IconPlate className="size-9.5">
          {account === undefined ? <CircleArrowUpIcon /> : accountIcons[account.kind]}
        </IconPlate>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold text-fg">
            {account === undefined ? withdrawal.reference : words.nameOf(account)}
          </span>
          <span className="block text-xs text-fg-3">
            <SiteTime at={withdrawal.createdAt} look="list" />
          </span>
        </span>
        <span className="grid justify-items-end gap-1 md:flex md:items-center md:gap-4">
          <Badge tone={toneOf[stand]}>{t(`stand.${stand}`)}</Badge>
          <Amount value={withdrawal.amount} exact className="font-semibold text-fg" />
        </span>
        <ChevronRightIcon className="size-4 text-fg-3 rtl:-scale-x-100" />
      </button>
    </li>
  );
}
