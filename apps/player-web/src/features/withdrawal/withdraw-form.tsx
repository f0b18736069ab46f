import { useTranslation } from '@quetzal/i18n/react';
import type { ReactNode } from 'react';
import { useBalance } from '#shared/balance/balance.queries.ts';
import { useDialogOfDraft } from '#shared/drafts/use-draft.ts';
import { payoutDraft } from '#shared/payouts/payout-draft.ts';
import { PanelSkeleton } from '#shared/panel-skeleton/panel-skeleton.tsx';
import { usePayoutAccounts, useTransactionPassword, useWithdrawalRules } from '#shared/payouts/payouts.queries.ts';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { AmountForm } from './amount-form.tsx';
import { MissingAccount } from './missing-account.tsx';
import { WithdrawableCard } from './withdrawable-card.tsx';

/** What other rooms give the panel: their dialogs, and the way to the games. */
export interface WithdrawalDoors {
  /** Adds a payout account; `holder` is in whose name the accounts are, once there is one. */
  addAccount: (holder: string | undefined, onClose: () => void) => ReactNode;
  /** Sets the first transaction password, or another in the place of a forgotten one. */
  setPassword: (isForgotten: boolean, onClose: () => void) => ReactNode;
  onPlay: () => void;
}

/** What may leave now, and the form once there is a password and an account for it. */
export function WithdrawForm({
  addAccount,
  setPassword,
  onPlay,
  onRequested,
}: WithdrawalDoors & { onRequested: (withdrawalId: string) => void }) {
  const { t } = useTranslation('withdrawal');
  const balance = useBalance();
  const rules = useWithdrawalRules();
  const accounts = usePayoutAccounts();
  const password = useTransactionPassword();
  const [open, setOpen] = useDialogOfDraft(payoutDraft, (): 'account' | 'password' | 'forgotten' => 'account');
  const failed = [rules, accounts, password].find(({ error, data }) => error !== null && data === undefined);
  if (failed !== undefined)
    return <RegionError title={t('failed')} error={failed.error} onRetry={() => void failed.refetch()} />;
  if (balance === undefined || !rules.data || !accounts.data || password.data === undefined)
    return <PanelSkeleton parts={['head', 'rows']} />;
  const isPasswordSet = password.data;
  const close = () => setOpen(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <WithdrawableCard rules={rules.data} balance={balance} onPlay={onPlay} />
      {accounts.data.length === 0 || !isPasswordSet ? (
        <MissingAccount
          isPasswordSet={isPasswordSet}
          hasAccount={accounts.data.length > 0}
          onSetPassword={() => setOpen('password')}
          onAdd={() => setOpen('account')}
        />
      ) : (
        <AmountForm
          rules={rules.data}
          accounts={accounts.data}
          cash={balance.cash}
          onAdd={() => setOpen('account')}
          onForgot={() => setOpen('forgotten')}
          onRequested={onRequested}
        />
      )}
      {open === 'account' && addAccount(accounts.data[0]?.holderName, close)}
      {(open === 'password' || open === 'forgotten') && setPassword(open === 'forgotten', close)}
    </div>
  );
}
