import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { ShieldCheckIcon } from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useFormat } from '@quetzal/web-kit/format';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { useLimits } from '#shared/limits/limits.queries.ts';
import { roomLeft } from '#shared/limits/room-left.ts';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import { useRecentDeposits } from './wallet.queries.ts';

/** What the member's own limits leave for a deposit, and the way to them; asks for one before the first deposit (T036). */
export function DepositLimitNote() {
  const { t } = useTranslation('limits');
  const { exactMoney } = useFormat();
  const center = usePersonalCenter();
  const limits = useLimits();
  const deposits = useRecentDeposits();
  if (limits.isPending || deposits.isPending) return <Skeleton className="h-10 md:h-9" />;
  if (limits.data === undefined) return null;
  const room = roomLeft(limits.data, 'deposit');
  const see = (label: string) => (
    <Button size="sm" variant="secondary" onClick={() => center.show('limits')}>
      {label}
    </Button>
  );
  if (room === undefined && deposits.data?.length === 0)
    return (
      <Alert tone="info" title={t('deposit.first_title')} action={see(t('deposit.set'))}>
        <p>{t('deposit.first_detail')}</p>
      </Alert>
    );
  const at = room?.limit.resetsAt ?? null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-fg-2">
      <ShieldCheckIcon className="size-4 flex-none text-fg-3" />
      <p className="min-w-0 flex-1 basis-48">
        {room === undefined || at === null ? (
          t('deposit.none')
        ) : (
          <SiteTime at={at} say={(end) => t('deposit.left', { left: exactMoney(room.left), at: end })} />
        )}
      </p>
      {see(t(room === undefined ? 'deposit.set' : 'deposit.change'))}
    </div>
  );
}
