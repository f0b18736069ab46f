import { useTranslation } from '@quetzal/i18n/react';
import type { ReactNode } from 'react';
import { OnceSettled } from '#shared/once-settled/once-settled.tsx';
import { PanelSkeleton } from '#shared/panel-skeleton/panel-skeleton.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { FundsCard } from './funds-card.tsx';
import { useFunds } from './my-wallet.queries.ts';
import { VendorWallets } from './vendor-wallets.tsx';

interface MyWalletPanelProps {
  onDeposit: () => void;
  onWithdraw: () => void;
  /** The latest movements, from the records. */
  recent: ReactNode;
}

/** What the member has: the whole, its parts, and the wallets that vendors keep. */
export function MyWalletPanel({ onDeposit, onWithdraw, recent }: MyWalletPanelProps) {
  const { t } = useTranslation('wallet');
  usePageTitle(t('mine.title'));
  const funds = useFunds();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {funds.data !== undefined && <FundsCard funds={funds.data} onDeposit={onDeposit} onWithdraw={onWithdraw} />}
      {funds.isPending && <PanelSkeleton parts={['purse']} />}
      {funds.data === undefined && funds.error !== null && (
        <RegionError title={t('mine.failed')} error={funds.error} onRetry={() => void funds.refetch()} />
      )}
      <OnceSettled>
        <VendorWallets cash={funds.data?.cash} />
      </OnceSettled>
      <OnceSettled>{recent}</OnceSettled>
    </div>
  );
}
