import { useTranslation } from '@quetzal/i18n/react';
import { OnceSettled } from '#shared/once-settled/once-settled.tsx';
import { usePageTitle } from '#shared/page-title/use-page-title.ts';
import { RecentWithdrawals } from './recent-withdrawals.tsx';
import { WithdrawForm, type WithdrawalDoors } from './withdraw-form.tsx';
import { useFollowWithdrawals } from './withdrawal.queries.ts';
import { WithdrawalStatus } from './withdrawal-status.tsx';

interface WithdrawalPanelProps extends WithdrawalDoors {
  /** The withdrawal that the address names. */
  withdrawalId: string | null;
  /** Shows one withdrawal, or the form again with null. */
  onShow: (withdrawalId: string | null) => void;
}

/** Taking money out: what may leave and the form, or how far one withdrawal has come; the latest ones below. */
export function WithdrawalPanel({ withdrawalId, onShow, ...doors }: WithdrawalPanelProps) {
  const { t } = useTranslation('withdrawal');
  usePageTitle(t('title'));
  useFollowWithdrawals();
  if (withdrawalId !== null)
    return <WithdrawalStatus key={withdrawalId} id={withdrawalId} onNew={() => onShow(null)} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WithdrawForm {...doors} onRequested={onShow} />
      <OnceSettled>
        <RecentWithdrawals onShow={onShow} />
      </OnceSettled>
    </div>
  );
}
