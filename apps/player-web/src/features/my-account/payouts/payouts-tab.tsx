import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { EmptyState } from '@quetzal/ui/empty-state';
import { LandmarkIcon, PlusIcon } from '@quetzal/ui/icons';
import { Skeleton } from '@quetzal/ui/skeleton';
import { useState } from 'react';
import { useDialogOfDraft } from '#shared/drafts/use-draft.ts';
import { payoutDraft } from '#shared/payouts/payout-draft.ts';
import { usePayoutAccounts, useTransactionPassword } from '#shared/payouts/payouts.queries.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { TransactionPasswordDialog } from '../security/transaction-password-dialog.tsx';
import { PayoutDialog } from './payout-dialog.tsx';
import { PayoutRemoval } from './payout-removal.tsx';
import { PayoutRow } from './payout-row.tsx';

/** Where the member can be paid out to. */
export function PayoutsTab() {
  const { t } = useTranslation('my-account');
  const accounts = usePayoutAccounts();
  const isSet = useTransactionPassword().data;
  const [open, setOpen] = useDialogOfDraft(payoutDraft, (): 'new' | 'password' => 'new');
  const [removed, setRemoved] = useState<string | null>(null);
  if (accounts.data === undefined) {
    const { error, refetch } = accounts;
    if (error !== null) return <RegionError title={t('payouts.failed')} error={error} onRetry={() => void refetch()} />;
    return <Skeleton className="h-64 rounded-lg" />;
  }
  const going = accounts.data.find(({ id }) => id === removed);
  // Accounts are added and taken off with the transaction password, so that comes first.
  const add = (
    <Button variant="secondary" onClick={() => setOpen(isSet === false ? 'password' : 'new')}>
      <PlusIcon />
      {t('payouts.add')}
    </Button>
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-sm text-fg-2">{t('payouts.intro')}</p>
        {accounts.data.length > 0 && add}
      </div>
      {isSet === false && (
        <Alert
          tone="info"
          action={
            <Button variant="secondary" size="sm" onClick={() => setOpen('password')}>
              {t('passwords.set')}
            </Button>
          }
        >
          {t('payouts.password_first')}
        </Alert>
      )}
      {accounts.data.length === 0 ? (
        <EmptyState
          icon={<LandmarkIcon />}
          title={t('payouts.empty')}
          detail={t('payouts.empty_detail')}
          action={add}
        />
      ) : (
        <ul className="grid gap-2.5">
          {accounts.data.map((account) => (
            <PayoutRow key={account.id} account={account} onRemove={() => setRemoved(account.id)} />
          ))}
        </ul>
      )}
      {open === 'new' && <PayoutDialog holder={accounts.data[0]?.holderName} onClose={() => setOpen(null)} />}
      {open === 'password' && <TransactionPasswordDialog isSet={false} onClose={() => setOpen(null)} />}
      {going !== undefined && <PayoutRemoval account={going} onClose={() => setRemoved(null)} />}
    </div>
  );
}
